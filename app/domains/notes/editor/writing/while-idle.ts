/** Takes these steps while the browser has nothing else to do, if it can tell; answers how to stop. */
export function whileIdle(steps: Iterator<unknown>) {
  if (typeof requestIdleCallback !== 'function') return () => {}
  let next = requestIdleCallback(go)
  function go(deadline: IdleDeadline) {
    while (deadline.timeRemaining() > 1) if (steps.next().done) return
    next = requestIdleCallback(go)
  }
  return () => cancelIdleCallback(next)
}
