import type { LinkOfOrder } from '~/domains/downloads/order-links.server'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { Moment } from '~/ui/workspace/moment'
import { Card } from './card'
import { LinkTermsDialog } from './link-terms-dialog'
import type { OrderDeeds } from './use-order-deeds'

interface LinksCardProps {
  links: LinkOfOrder[]
  deeds: OrderDeeds
}

export function LinksCard({ links, deeds }: LinksCardProps) {
  return (
    <Card title="Download links">
      {links.length === 0 && <p className="text-dense text-muted">The first one is made when the order is paid.</p>}
      <ul className="text-dense">
        {links.map((link) => (
          <li
            key={link.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <LinkState link={link} />
            <span className="tabular-nums">
              {link.downloads} of {link.downloadLimit} downloads
            </span>
            <span className="flex-1 text-faint">
              made <Moment at={link.createdAt} />, until <Moment at={link.expiresAt} />
            </span>
            {!link.revokedAt && <LinkTermsDialog link={link} deeds={deeds} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Compared in the browser's time; the site itself decides when the link is used. */
function LinkState({ link }: { link: LinkOfOrder }) {
  const [tone, label] = stateOf(link, new Date())
  return (
    <span suppressHydrationWarning>
      <Badge tone={tone}>{label}</Badge>
    </span>
  )
}

function stateOf({ revokedAt, expiresAt, downloads, downloadLimit }: LinkOfOrder, now: Date): [Tone, string] {
  if (revokedAt) return ['danger', 'Revoked']
  if (expiresAt <= now) return ['neutral', 'Expired']
  if (downloads >= downloadLimit) return ['warning', 'Used up']
  return ['success', 'Works']
}
