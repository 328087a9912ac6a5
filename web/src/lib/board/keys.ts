/** Keys of a board: single letters and digits, for whoever is not typing, and not in a dialogue. */

/** Is this key meant for the board? */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector("dialog[open]")) return false
  return !(event.target instanceof HTMLElement && event.target.closest("input, select, textarea, [role=listbox], [role=dialog], ol, ul.lines"))
}

/** Is this Enter or Space already the press of what has the focus? */
export function isPress(event: KeyboardEvent): boolean {
  return (event.key === "Enter" || event.key === " ") && event.target instanceof Element && event.target.closest("button, a, [role=button], summary") !== null
}
