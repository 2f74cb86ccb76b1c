import { useSyncExternalStore } from 'react'

// as `md:` of the styles
const QUERY = '(width < 48rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the list and a note have no room beside each other. */
export function useNarrow() {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
}
