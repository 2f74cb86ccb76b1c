import type { ExternalLinkState } from '~/wings/seo-tools/external-links/external-link'
import type { LinkStatus } from './link-filter'

interface LinkDestination {
  isExternal: boolean
  /** What answers on this site where no page lives. */
  answer: number | null
  /** What is known of an address of another site. */
  externalState: ExternalLinkState | null
}

/** What becomes of somebody who follows a link. */
export function getLinkStatus({ isExternal, answer, externalState }: LinkDestination): LinkStatus {
  if (isExternal)
    return externalState === 'broken' || externalState === 'moved' ? `${externalState}-external` : 'external'
  if (answer === null || answer < 300) return 'fine'
  return answer < 400 ? 'redirected' : 'broken'
}

/** Whether a link is among those that somebody looks for by their status. */
export function hasLinkStatus(link: LinkDestination, wanted: LinkStatus) {
  return wanted === 'external' ? link.isExternal : getLinkStatus(link) === wanted
}
