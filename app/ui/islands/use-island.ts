import { useEffect, useRef } from 'react'
import type { Island } from './island'

/**
 * The same island where React draws the page, as in a preview: `ref` is for its element. It starts anew when `content`
 * changes. Pages of plain HTML run no effects, their islands are found by `data-island`.
 */
export function useIsland<Target extends HTMLElement>(load: () => Promise<{ default: Island }>, content?: string) {
  const ref = useRef<Target>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which file it is does not change, what it shows does
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void load().then(({ default: enhance }) => {
      if (ref.current && !isGone) stop = enhance(ref.current)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [content])
  return ref
}
