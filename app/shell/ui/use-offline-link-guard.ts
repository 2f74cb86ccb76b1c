import type { MouseEvent } from 'react'
import { useNavigateWhenOnline } from '~/ui/workspace/use-navigate-when-online'

/** Without a connection, links lead on only if the site answers after all, or if they need nothing from it. */
export function useOfflineLinkGuard(needsNothing: (link: HTMLAnchorElement) => boolean = () => false) {
  const navigate = useNavigateWhenOnline()
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (navigator.onLine || !link || link.target || !isPlainClick || needsNothing(link)) return
    event.preventDefault()
    event.stopPropagation()
    void navigate(link.pathname + link.search + link.hash)
  }
}
