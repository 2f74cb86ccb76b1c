import { useLayoutEffect, useRef } from 'react'

/** px from the end that still count as being there. */
const NEAR = 48

/**
 * Keeps a list scrolled to the bottom as it grows, unless its reader scrolled up. `turn` is another one when they said
 * something themselves: then the end is shown in any case.
 */
export function useScrolledDown(grown: unknown, turn: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const lastTurn = useRef(turn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the list each time that it has grown
  useLayoutEffect(() => {
    if (lastTurn.current !== turn) follows.current = true
    lastTurn.current = turn
    const element = list.current
    if (element && follows.current) element.scrollTop = element.scrollHeight
  }, [grown, turn])

  function onScroll() {
    const element = list.current
    if (element) follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
  }

  return { ref: list, onScroll }
}
