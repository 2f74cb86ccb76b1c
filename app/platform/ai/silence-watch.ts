/** A signal that is given when `outer` is, or when nothing was `heard` for so many ms. Call `end` in the end. */
export function createIdleTimeout(outer: AbortSignal, ms: number) {
  const controller = new AbortController()
  let isSilent = false
  let timer = setTimeout(giveUp, ms)
  const stop = () => controller.abort()
  if (outer.aborted) stop()
  outer.addEventListener('abort', stop)

  function giveUp() {
    isSilent = true
    controller.abort()
  }

  return {
    signal: controller.signal,
    hasTimedOut: () => isSilent,
    restart() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, ms)
    },
    clear() {
      clearTimeout(timer)
      outer.removeEventListener('abort', stop)
    },
  }
}
