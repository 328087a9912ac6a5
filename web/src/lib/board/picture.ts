/** A drawn board as a file: SVG with its colours and letters in it, or PNG. */

const SCALE = 2

/** The picture of a board that stands on the page, complete in itself. */
export async function asSvg(board: SVGSVGElement): Promise<string> {
  const copy = board.cloneNode(true) as SVGSVGElement
  const [, , width = 0, height = 0] = (board.getAttribute("viewBox") ?? "").split(" ").map(Number)
  copy.setAttribute("width", String(width))
  copy.setAttribute("height", String(height))
  for (const hidden of copy.querySelectorAll("[data-unseen]")) hidden.remove()
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style")
  style.textContent = `${await fontFace()} text{font-family:"Jost Variable",Futura,sans-serif;font-weight:700}`
  copy.prepend(style)
  return resolved(new XMLSerializer().serializeToString(copy), getComputedStyle(board))
}

/** `var(--seat-0)` as the colour that it is now. */
function resolved(text: string, style: CSSStyleDeclaration): string {
  return text.replace(
    /var\((--[\w-]+)(?:,[^)]*)?\)/g,
    (whole, name: string) => style.getPropertyValue(name).trim().replaceAll('"', "'") || whole,
  )
}

/** The page's letters, to be carried along: a picture cannot fetch them. */
async function fontFace(): Promise<string> {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes("Jost") || !rule.cssText.includes("U+0-FF"))
        continue
      const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1]
      if (!address) continue
      const bytes = new Uint8Array(await (await fetch(new URL(address, sheet.href ?? document.baseURI))).arrayBuffer())
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
      return `@font-face{font-family:"Jost Variable";font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`
    }
  }
  return ""
}

export async function asPng(board: SVGSVGElement): Promise<Blob> {
  return pngOf(await asSvg(board))
}

/** An SVG that is complete in itself, in dots. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement("canvas")
  canvas.width = image.naturalWidth * SCALE
  canvas.height = image.naturalHeight * SCALE
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  )
}

/** Hands a file to the person. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
