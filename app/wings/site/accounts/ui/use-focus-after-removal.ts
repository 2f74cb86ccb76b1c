import { useEffect, useRef } from 'react'

/** For a list whose rows have a button that ends them: with the row its button goes, and the focus comes to the list. */
export function useFocusAfterRemoval(length: number) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(length)
  useEffect(() => {
    const hasFewer = length < shown.current
    shown.current = length
    if (hasFewer && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [length])
  return list
}
