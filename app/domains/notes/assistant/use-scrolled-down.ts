import { useLayoutEffect, useRef } from 'react'

/** px from the end that still count as being there. */
const NEAR = 48

/**
 * Keeps a list scrolled to the bottom as it grows, unless its reader scrolled up. `turn` is another one when they said
 * something themselves: then the end is shown in any case.
 */
export function useScrolledDown(grown: unknown, turn: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const heightBefore = useRef(0)
  const lastTurn = useRef(turn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the list each time that it has grown
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    // where the reader is, and not where the last event of scrolling said: that may come after this
    const wasAtEnd = element.scrollTop + element.clientHeight >= heightBefore.current - NEAR
    if (wasAtEnd || lastTurn.current !== turn) element.scrollTop = element.scrollHeight
    heightBefore.current = element.scrollHeight
    lastTurn.current = turn
  }, [grown, turn])

  return list
}
