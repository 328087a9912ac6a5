// What is wrong with how a page is laid out in its window: a list of { kind, what }. See audit.py.
({ touch, decisive, below = false }) => {
  const FINGER = 44
  const DISC = 1250 // square px of something drawn: a disc of 40 px, or a corridor of 36 px
  const STEP = 5
  const WORD = 24
  const READABLE = 12
  const SLACK = 2 // px that nobody sees
  const CONTROLS =
    "button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=tab], [role=slider]"
  const SHORTENED = ".since .steps, .where" // in one line, and told in full when pressed
  const UNREAD = "script, style, option, .skip, [data-scenery]"
  const all = new DOMRect(-1e6, -1e6, 2e6, 2e6)
  const faults = []
  const root = document.documentElement

  const styles = new Map()
  const styleOf = (node) => {
    if (!styles.has(node)) styles.set(node, getComputedStyle(node))
    return styles.get(node)
  }
  const meet = (a, b) => {
    const x = Math.max(a.left, b.left)
    const y = Math.max(a.top, b.top)
    return new DOMRect(x, y, Math.max(0, Math.min(a.right, b.right) - x), Math.max(0, Math.min(a.bottom, b.bottom) - y))
  }
  const isSmaller = (a, b) => a.width < b.width - SLACK || a.height < b.height - SLACK
  const isEmpty = (a) => a.width < 1 || a.height < 1

  /** What clips a node's content, apart from the window: hard edges, and edges of what can be scrolled. */
  const bounds = new Map()
  function boundsOf(node) {
    if (!node || node === root || node === document.body) return { hard: all, soft: all, scrolls: false }
    const known = bounds.get(node)
    if (known) return known
    const style = styleOf(node)
    const isFixed = style.position === "fixed"
    const above = isFixed ? { hard: all, soft: all, scrolls: false } : boundsOf(parentOf(node, style))
    const found = { ...above }
    if (style.overflowX !== "visible" || style.overflowY !== "visible") {
      if (!(node instanceof SVGElement) || node instanceof SVGSVGElement) {
        const box = node.getBoundingClientRect()
        const scrollsX = node.scrollWidth > node.clientWidth + SLACK && /auto|scroll/.test(style.overflowX)
        const scrollsY = node.scrollHeight > node.clientHeight + SLACK && /auto|scroll/.test(style.overflowY)
        // What scrolls comes into sight, whatever clips the box that it scrolls in.
        const edge = meet(above.hard, box)
        found.hard = new DOMRect(
          scrollsX ? all.x : edge.x,
          scrollsY ? all.y : edge.y,
          scrollsX ? all.width : edge.width,
          scrollsY ? all.height : edge.height,
        )
        found.soft = meet(above.soft, box)
        found.scrolls = above.scrolls || scrollsX || scrollsY
      }
    }
    bounds.set(node, found)
    return found
  }
  /** What stands absolutely is clipped by what it is placed in. */
  function parentOf(node, style) {
    let parent = node.parentElement
    if (style.position !== "absolute" || node instanceof SVGElement) return parent
    while (parent && styleOf(parent).position === "static" && styleOf(parent).transform === "none") {
      if (styleOf(parent).containerType !== "normal" || styleOf(parent).contain !== "none") break
      parent = parent.parentElement
    }
    return parent
  }

  /** What waits, dimmed, behind something that must be answered first: all of it lies under the veil. */
  const veils = [...document.querySelectorAll("[data-veil]")].map((veil) => ({ veil, box: veil.getBoundingClientRect() }))
  function isVeiled(node) {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return veils.some(
      ({ veil, box }) =>
        !veil.contains(node) &&
        !node.contains(veil) &&
        left >= box.left - 1 &&
        top >= box.top - 1 &&
        right <= box.right + 1 &&
        bottom <= box.bottom + 1,
    )
  }

  const shown = new Map()
  /** Is it drawn at all? What only a screen reader finds is not. */
  function isShown(node) {
    if (!node || node === root) return true
    if (shown.has(node)) return shown.get(node)
    const style = styleOf(node)
    const isHidden =
      style.display === "none" ||
      style.visibility !== "visible" ||
      Number(style.opacity) < 0.1 ||
      style.clipPath === "inset(50%)" ||
      !node.checkVisibility() || // folded away: what a closed <details> holds still has boxes
      isVeiled(node) ||
      ["defs", "symbol", "clipPath", "mask", "pattern", "title", "desc"].includes(node.localName)
    const found = !isHidden && isShown(node.parentElement)
    shown.set(node, found)
    return found
  }

  const describe = (node) => {
    const thing = node.closest?.(CONTROLS) ?? node
    const text = (thing.getAttribute("aria-label") ?? thing.textContent ?? "").trim().replace(/\s+/g, " ")
    const from = thing.closest("[class]")
    const name = (from?.getAttribute("class") ?? "").split(" ").filter((word) => !word.startsWith("svelte-"))
    return `${thing.localName}${name.length ? "." + name.slice(0, 2).join(".") : ""} “${text.slice(0, 40)}”`
  }
  const note = (kind, node, how = "", words = "") =>
    faults.push({ kind, what: `${describe(node)}${words ? " " + words : ""}`, how })
  const px = (n) => Math.round(n)

  const window_ = new DOMRect(0, 0, innerWidth, innerHeight)
  const page = new DOMRect(-scrollX, -scrollY, Math.max(root.scrollWidth, innerWidth), Math.max(root.scrollHeight, innerHeight))
  const isRelated = (a, b) => a === b || a.contains(b) || b.contains(a)
  /** What is on the board as well, told once more in words, may be scrolled to. */
  const isDecisive = (node) => Boolean(decisive && node.closest(decisive) && !node.closest("[data-again]"))
  /** What one has asked about may lie on the board for a while, though not on what is chosen. */
  const isAllowed = (over, under) =>
    isPassing(over, under) ||
    Boolean(over.closest(".notice") && under.closest(".boardbox") && !under.closest("[aria-pressed=true], [data-advised], .tools")) ||
    isMovable(over, under)
  /** What a page scrolls passes under a bar that stays in sight, and comes out again. */
  function isPassing(over, under) {
    for (let bar = over; bar && bar !== root; bar = bar.parentElement) {
      if (styleOf(bar).position === "sticky") return !bar.contains(under) && root.scrollHeight > innerHeight + SLACK
    }
    return false
  }
  /** The names on a board that is moved about pass under its buttons; what can be pressed must not stay there. */
  const isMovable = (over, under) =>
    Boolean(over.closest(".ways, .tools, .last") && under.closest("svg.board.near") && !under.closest(CONTROLS))
  /** A board that can be looked at more closely, and is now: much of it is elsewhere. */
  const isElsewhere = (node) => Boolean(node.closest("svg.board.near, svg[data-part]"))

  if (root.scrollWidth > innerWidth + 1) faults.push({ kind: "sideways", what: "the page", how: `${root.scrollWidth} px wide` })

  // Controls: whole, not covered, large enough.
  const ends = new Map()
  const controls = [...document.querySelectorAll(CONTROLS)].filter((node) => {
    const box = node.getBoundingClientRect()
    return isShown(node) && !node.matches(".skip") && !node.closest("[inert]") && styleOf(node).pointerEvents !== "none" && (box.width > 1 || box.height > 1)
  })
  const hits = (node, x, y) => {
    const found = document.elementFromPoint(x, y)
    if (found === null) return false
    const lines = found.closest("[data-nearest]")
    if (lines?.contains(node)) return nearest(lines, x, y) === node
    return node.contains(found) || found.closest("label")?.contains(node) === true
  }
  /** Corridors of lines that lie close to one another overlap: a board that says so means the nearest line. */
  function nearest(lines, x, y) {
    const near = [...lines.querySelectorAll("[role=button]")].map((line) => ({ line, far: distance(line, x, y) }))
    return near.sort((a, b) => a.far - b.far)[0]?.line
  }
  function distance(line, x, y) {
    const { a, b } = endsOf(line)
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)))
    return Math.hypot(x - a.x - along * dx, y - a.y - along * dy)
  }
  function endsOf(line) {
    if (!ends.has(line)) {
      const matrix = line.getScreenCTM()
      const [a, b] = [0, line.getTotalLength()].map((at) => line.getPointAtLength(at).matrixTransform(matrix))
      ends.set(line, { a, b })
    }
    return ends.get(line)
  }
  for (const node of controls) {
    const box = node.getBoundingClientRect()
    const { hard, soft, scrolls } = boundsOf(node.parentElement)
    const isDrawn = node instanceof SVGElement
    const whole = scrolls ? meet(box, hard) : meet(meet(box, hard), page)
    if (isElsewhere(node) && isSmaller(meet(box, hard), box)) continue
    if (isSmaller(whole, box)) note("cut", node, `${px(whole.width)}×${px(whole.height)} of ${px(box.width)}×${px(box.height)}`)
    const seen = meet(meet(box, soft), window_)
    if (isDecisive(node) && isSmaller(seen, meet(box, hard))) {
      note("unseen", node, `${px(seen.width)}×${px(seen.height)} of ${px(box.width)}×${px(box.height)}`)
    }
    if (isEmpty(seen)) continue
    const parts = isDrawn ? [0.5, 0.3, 0.7, 0.15, 0.85] : [0.5, 0.2, 0.8]
    const points = parts.flatMap((x) => parts.map((y) => [seen.x + seen.width * x, seen.y + seen.height * y]))
    const reached = points.filter(([x, y]) => hits(node, x, y))
    const isGround = node.matches("[data-ground]") // pressed wherever nothing lies on it
    const needed = isDrawn || isGround || isSmaller(seen, box) ? 1 : points.length
    if (reached.length < needed) {
      const others = points.filter(([x, y]) => !hits(node, x, y)).map(([x, y]) => document.elementFromPoint(x, y))
      if (!others.some((other) => other && isAllowed(other, node))) {
        note("covered", node, `by ${others[0] ? describe(others[0]) : "nothing"}`)
      }
    }
    const felt = feltBox(node, box)
    const isLow = felt.width < FINGER - 1 || felt.height < FINGER - 1
    const isUnderNotice = points.some(([x, y]) => isAllowed(document.elementFromPoint(x, y) ?? root, node))
    // Of small things side by side the board finds the one that is nearest to the finger.
    const isFound = isUnderNotice || node.matches("[data-near]")
    if (touch && isLow && !isSmaller(seen, box) && !isInText(node, box) && !isFound) {
      const isEnough = isDrawn ? areaOf(node, box) >= DISC : isReachedAround(node, box)
      if (!isEnough) note("small", node, `${px(box.width)}×${px(box.height)}`)
    }
  }
  /** A tick in a label is pressed wherever the label is. */
  function feltBox(node, box) {
    return node.localName === "input" ? (node.closest("label")?.getBoundingClientRect() ?? box) : box
  }
  function isReachedAround(node, box) {
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const reach = FINGER / 2 - 1
    const around = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].filter(([a, b]) => a >= 0 && b >= 0 && a < innerWidth && b < innerHeight)
    return around.every(([a, b]) => hits(node, a, b))
  }
  /** Square pixels where a finger finds something drawn: a line has a stroke that its box does not know. */
  function areaOf(node, box) {
    let found = 0
    for (let x = box.left - FINGER / 2; x < box.right + FINGER / 2; x += STEP) {
      for (let y = box.top - FINGER / 2; y < box.bottom + FINGER / 2; y += STEP) {
        if (hits(node, x, y)) found += STEP * STEP
        if (found >= DISC) return found
      }
    }
    return found
  }
  /** A word in a text that leads somewhere, such as a rule in the log, is as high as its line. */
  function isInText(node, box) {
    const text = node.parentElement?.closest("li, p")
    if (!text || node instanceof SVGElement || box.height < WORD || box.width < WORD) return false
    return [...text.querySelectorAll("*"), text].some(
      (one) => !node.contains(one) && [...one.childNodes].some((word) => word.nodeType === 3 && word.textContent.trim()),
    )
  }

  // Texts: whole, not covered, large enough, not upon one another.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important }")
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g) ?? []
    return colour === "transparent" || colour === "none" ? 0 : parts.length > 3 ? Number(parts[3]) : 1
  }
  const paints = (node) => {
    const style = styleOf(node)
    if (Number(style.opacity) < 0.5) return false
    if (node instanceof SVGElement && !(node instanceof SVGSVGElement)) {
      if (["text", "tspan"].includes(node.localName)) return false // texts are compared with one another
      return alpha(style.fill) * Number(style.fillOpacity) > 0.6 && !style.fill.startsWith("url")
    }
    return alpha(style.backgroundColor) > 0.6 || ["img", "video", "canvas"].includes(node.localName)
  }
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (!node.textContent.trim() || !isShown(parent) || parent.closest(UNREAD)) continue
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (boxes.length === 0) continue
    const style = styleOf(parent)
    const drawn = parent instanceof SVGElement ? parent.getScreenCTM() : undefined
    const scale = drawn ? Math.hypot(drawn.b, drawn.d) : scaleOf(parent)
    texts.push({ node, parent, boxes, size: Number.parseFloat(style.fontSize) * scale })
  }
  /** Of the box that holds its lines: words within a line grow with it, and some of their lines may be left out. */
  function scaleOf(node) {
    if (styleOf(node).display === "inline" && node.parentElement) return scaleOf(node.parentElement)
    const box = node.offsetHeight
    return box ? node.getBoundingClientRect().height / box || 1 : 1
  }
  const seenTexts = []
  for (const { node, parent, boxes, size } of texts) {
    const words = `“${node.textContent.trim().slice(0, 30)}”`
    const { hard, soft, scrolls } = boundsOf(parent)
    const visible = boxes.map((box) => meet(meet(box, soft), window_))
    if (isElsewhere(parent) && boxes.some((box) => isSmaller(meet(box, hard), box))) continue
    // A line box is higher than its letters: a few pixels of it may be clipped.
    const lost = boxes.find((box) => {
      const whole = scrolls ? meet(box, hard) : meet(meet(box, hard), page)
      return whole.width < box.width - SLACK || whole.height < Math.min(box.height, size) * 0.85
    })
    if (lost && parent.closest(SHORTENED)) continue
    if (lost) note("cut", parent, "", words)
    else if (isDecisive(parent)) {
      const away = boxes.find((box, i) => visible[i].width < box.width - SLACK || visible[i].height < Math.min(box.height, size) * 0.85)
      if (away) note("unseen", parent, "", words)
    }
    const holder = parent.closest(CONTROLS)
    if (holder && !(holder instanceof SVGElement) && !lost) {
      const box = holder.getBoundingClientRect()
      const style = styleOf(parent)
      const isLoose = style.position === "absolute" || styleOf(holder).display === "inline"
      if (!isLoose && boxes.some((one) => one.left < box.left - SLACK || one.right > box.right + SLACK)) note("cut", parent, "runs over its button", words)
    }
    if (visible.every(isEmpty)) continue
    if (boxes.length > 1 && isBroken(node)) note("broken", parent, "", words)
    if (size < READABLE - 0.05) note("tiny", parent, `${size.toFixed(1)} px`, words)
    for (const box of visible) {
      if (isEmpty(box)) continue
      const y = box.y + box.height / 2
      const points = [0.12, 0.5, 0.88].map((part) => [box.x + box.width * part, y])
      const above = points.map(([x, y]) => coverAt(parent, x, y)).find(Boolean)
      if (above) {
        note("covered", parent, `by ${describe(above)}`, words)
        break
      }
    }
    for (const box of visible) if (!isEmpty(box)) seenTexts.push({ node, parent, box, size })
  }
  /** A short word, such as a name, that goes on in the next line without a hyphen. */
  function isBroken(node) {
    for (const { index, 0: word } of node.textContent.matchAll(/\p{L}{2,12}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter((box) => box.width > 1)
      if (lines.some((box) => box.top > lines[0].top + lines[0].height / 2)) return true
    }
    return false
  }
  /** What hides a text there. */
  function coverAt(parent, x, y) {
    for (const found of document.elementsFromPoint(x, y)) {
      if (isRelated(found, parent)) return undefined
      if (paints(found)) return isForeign(found, parent) && !isAllowed(found, parent) ? found : undefined
    }
    return undefined
  }
  function isForeign(found, parent) {
    if (!(parent instanceof SVGElement) || !(found instanceof SVGElement)) return true
    return parent.closest("svg.board") !== found.closest("svg.board") // one drawing: what lies on what is its own affair
  }
  seenTexts.sort((a, b) => a.box.top - b.box.top)
  const told = new Set()
  for (let i = 0; i < seenTexts.length; i++) {
    const one = seenTexts[i]
    for (let j = i + 1; j < seenTexts.length && seenTexts[j].box.top < one.box.bottom; j++) {
      const other = seenTexts[j]
      if (one.parent === other.parent || told.has(other.node)) continue
      if (isAllowed(one.parent, other.parent) || isAllowed(other.parent, one.parent)) continue
      const common = meet(one.box, other.box)
      if (common.width < 4 || common.height < Math.min(one.size, other.size) * 0.45) continue
      const top = (box) => document.elementsFromPoint(common.x + common.width / 2, common.y + common.height / 2).some((found) => found === box.parent)
      if (!top(one) || !top(other) || coverAt(one.parent, common.x + common.width / 2, common.y + common.height / 2) || coverAt(other.parent, common.x + common.width / 2, common.y + common.height / 2)) continue
      told.add(other.node)
      note("covered", one.parent, `runs into “${other.node.textContent.trim().slice(0, 20)}”`)
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)

  // What one decides by.
  if (decisive) {
    const board = document.querySelector(".boardbox")
    if (board && !below && isSmaller(meet(board.getBoundingClientRect(), window_), board.getBoundingClientRect())) faults.push({ kind: "unseen", what: "the board", how: `${px(board.getBoundingClientRect().bottom)} of ${innerHeight}` })
  }
  const board = document.querySelector(".boardbox")?.getBoundingClientRect()
  return { faults, board: board ? [board.x, board.y + scrollY, board.width, board.height].map(px) : null, high: root.scrollHeight }
}
