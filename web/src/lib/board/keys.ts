/** Keys of a board: single letters and digits, for whoever is not typing, and not in a dialogue. */

/** Is this key meant for the board? */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector("dialog[open]")) return false
  return !(
    event.target instanceof HTMLElement &&
    event.target.closest("input, select, textarea, [role=listbox], [role=dialog], ol, ul.lines")
  )
}

/** Is this Enter already the press of the button that has the focus? On board and hand it confirms what is chosen. */
export function isPress(event: KeyboardEvent): boolean {
  return (
    event.target instanceof Element &&
    event.target.closest("button, a, summary") !== null &&
    !event.target.closest(".hand, .board")
  )
}
