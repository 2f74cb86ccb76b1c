import { ButtonLink } from '~/ui/button'
import type { BlockLink } from '../block-schema'

/** What to do, and what else could be done. */
export function LinkPair({ action, secondary }: { action: BlockLink; secondary: BlockLink }) {
  return (
    <>
      {isLink(action) && <ButtonLink to={action.url}>{action.label}</ButtonLink>}
      {isLink(secondary) && (
        <ButtonLink to={secondary.url} variant="secondary">
          {secondary.label}
        </ButtonLink>
      )}
    </>
  )
}

export function isLink({ label, url }: BlockLink) {
  return label.trim() !== '' && url.trim() !== ''
}
