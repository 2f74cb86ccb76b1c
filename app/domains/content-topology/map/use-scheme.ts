import { useSyncExternalStore } from 'react'
import type { Scheme } from './colours'

const DARK = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void) {
  const query = matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is light or dark. */
export function useScheme(): Scheme {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(DARK).matches ? 'dark' : 'light'),
    () => 'light',
  )
}
