import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits a media query, such as `(min-width: 64rem)`; `onServer` is assumed where there is no window. */
export function useMediaQuery(query: string, onServer: boolean) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}
