/** What is not drawn yet, or still hidden (the list slides in where it has no room), takes no focus. */
export function afterPaint(focus: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(focus))
}
