import { useSyncExternalStore } from 'react'

const wide = '(min-width: 64rem)'

function subscribe(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the list of blocks, the page and the fields fit beside each other. */
export function useIsWide() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
}
