import { SiteButtonLink } from '~/ui/site-button'
import type { BlockLink } from '../block-schema'

/** What to do, and what else could be done. */
export function LinkPair({ action, secondary }: { action: BlockLink; secondary: BlockLink }) {
  return (
    <>
      {isLinkFilled(action) && <SiteButtonLink to={action.url}>{action.label}</SiteButtonLink>}
      {isLinkFilled(secondary) && (
        <SiteButtonLink to={secondary.url} variant="secondary">
          {secondary.label}
        </SiteButtonLink>
      )}
    </>
  )
}

export function isLinkFilled({ label, url }: BlockLink) {
  return label.trim() !== '' && url.trim() !== ''
}
