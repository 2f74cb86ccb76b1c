import { useNavigation } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/workspace/notice'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { findDominantAnchor } from '../links/anchor-diversity'
import type { LinkedPage } from '../links/linked-page.queries.server'
import type { ListedLink } from '../links/links.queries.server'
import { LinkTable } from './link-table'

interface PageLinksProps {
  links: { rows: ListedLink[]; before: string | null; after: string | null }
  page: LinkedPage
}

/** The links from or to one page. */
export function PageLinks({ view, ...rest }: PageLinksProps & { view: 'in' | 'out' }) {
  return view === 'in' ? <InboundLinks {...rest} /> : <OutboundLinks {...rest} />
}

/** The links that lead to a page, and the words they are made of. */
function InboundLinks({ links, page }: PageLinksProps) {
  return (
    <div className="grid gap-6">
      <AnchorTexts page={page} />
      <section aria-labelledby="links-in" className="min-w-0">
        <h2 id="links-in" className="mb-2 text-base font-semibold">
          Inbound links
        </h2>
        {page.framesIn > 0 && (
          <p className="mb-2 text-dense text-muted">
            The menu or footer of {formatNumber(page.framesIn)}{' '}
            {page.framesIn === 1 ? 'page also links' : 'pages also links'} here. These links are counted separately.
          </p>
        )}
        <PagedLinks
          links={links}
          hiddenColumn="to"
          empty={<EmptyState title="No inbound links" text="No other page links here from its content or a card." />}
        />
      </section>
    </div>
  )
}

/** The links that stand on a page, in its order. */
function OutboundLinks({ links }: PageLinksProps) {
  return (
    <PagedLinks
      links={links}
      hiddenColumn="from"
      empty={<EmptyState title="No outbound links" text="This page has no links outside its menu and footer." />}
    />
  )
}

interface PagedLinksProps extends Pick<PageLinksProps, 'links'> {
  hiddenColumn: 'from' | 'to'
  empty: React.ReactNode
}

function PagedLinks({ links: { rows, before, after }, hiddenColumn, empty }: PagedLinksProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinkTable links={rows} hiddenColumn={hiddenColumn} isStale={state === 'loading'} empty={empty} />
      <KeysetPagination before={before} after={after} isChronological={false} />
    </>
  )
}

function AnchorTexts({ page }: { page: LinkedPage }) {
  const { anchors, bodyIn, wordings } = page
  if (anchors.length === 0) return null
  const uniform = findDominantAnchor(page)
  return (
    <section aria-labelledby="anchors" className="grid min-w-0 gap-3">
      <h2 id="anchors" className="text-base font-semibold">
        Anchor texts
      </h2>
      {uniform && (
        <Notice
          kind="warning"
          title={`${Math.round(uniform.share * 100)}% of links use the anchor text “${uniform.anchor}”`}
        >
          Vary the anchor text of new links.
        </Notice>
      )}
      <ul className="flex flex-wrap gap-2 text-dense">
        {anchors.map(({ anchor, count }) => (
          <li key={anchor} className="rounded-md border border-line px-2.5 py-1 break-words">
            {anchor || <span className="text-faint">image without alt text</span>}{' '}
            <span className="text-muted tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      {wordings > anchors.length && (
        <p className="text-dense text-muted">
          Most used of {formatNumber(wordings)} anchor texts in {formatNumber(bodyIn)} links.
        </p>
      )}
    </section>
  )
}
