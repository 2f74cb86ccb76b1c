import { formatCount } from '~/platform/text/format-number'
import { Badge } from '~/ui/workspace/badge'
import type { ListedBoilerplateLink } from '../links/boilerplate-links.queries.server'
import { getLinkStatus } from '../links/link-status'
import { linkPlaceLabels, linkStatusLabels } from './link-labels'

/** Links of menus and footers: each once, however many pages carry it. */
export function BoilerplateLinks({ links }: { links: ListedBoilerplateLink[] }) {
  return (
    <ul aria-label="Menu and footer links" className="divide-y divide-line border-y border-line text-dense">
      {links.map((link) => {
        const { to, anchor, place, pages, redirectsTo } = link
        const { label, tone } = linkStatusLabels[getLinkStatus(link)]
        return (
          <li key={`${place} ${to} ${anchor}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="grid min-w-0 flex-1 basis-36 sm:flex sm:gap-4">
              <span className="font-medium break-words">{anchor}</span>
              <span className="min-w-0 break-all text-muted">{redirectsTo ? `${to} → ${redirectsTo}` : to}</span>
            </span>
            <span className="text-muted tabular-nums">
              {linkPlaceLabels[place]} on {formatCount(pages, 'page')}
            </span>
            <Badge tone={tone}>{label}</Badge>
          </li>
        )
      })}
    </ul>
  )
}
