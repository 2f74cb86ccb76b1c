import { ExternalLink, PenLine, SearchCheck } from 'lucide-react'
import { useMemo } from 'react'
import { Link, type To } from 'react-router'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { isPageKind } from '~/wings/web/pages/page'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import type { ContentMap, LinkScope, MapPage } from '../content-map'
import type { Community } from '../engine/communities'
import { findPageNeighbors, type Neighbor } from '../engine/neighbors'
import { getPageStates } from '../engine/page-states'
import { depthLabel, mapPageKindLabels, mapPageStateReasons, pageRankLabels, rankLabel } from '../map-labels'
import { PageStateBadges } from './map-table'
import { PanelFrame } from './panel-frame'
import type { MapSelection } from './use-map-selection'

const MAX_NEIGHBORS = 30

interface NeighborListProps {
  title: string
  map: ContentMap
  neighbors: readonly Neighbor[]
  linkScope: LinkScope
  /** Where the link with this page is looked at. */
  linkTo: (page: MapPage) => To
}

interface PagePanelProps {
  map: ContentMap
  number: number
  linkScope: LinkScope
  community: Community | undefined
  isSidebar: boolean
  selection: MapSelection
}

/** What is known of one page, and what can be done about it. */
export function PagePanel({ map, number, linkScope, community, isSidebar, selection }: PagePanelProps) {
  const { into, out } = useMemo(() => findPageNeighbors(map, number, linkScope), [map, number, linkScope])
  const page = map.pages[number]
  if (!page) return null
  const name = page.title || page.path
  return (
    <PanelFrame
      title={name}
      description={page.path}
      isSidebar={isSidebar}
      onClose={selection.chooseNothing}
      footer={<PageActions page={page} />}
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <PageStateBadges page={page} />
          <p className="text-dense text-muted">{mapPageStateReasons[getPageStates(page)[0] ?? 'fine']}</p>
        </div>
        <DescriptionList items={pageFacts(page, linkScope, community)} />
        <NeighborList
          title="Inbound links"
          neighbors={into}
          map={map}
          linkScope={linkScope}
          linkTo={(other) => selection.addressOfLink(other.path, page.path)}
        />
        <NeighborList
          title="Outbound links"
          neighbors={out}
          map={map}
          linkScope={linkScope}
          linkTo={(other) => selection.addressOfLink(page.path, other.path)}
        />
      </div>
    </PanelFrame>
  )
}

function pageFacts(
  page: MapPage,
  counted: LinkScope,
  community: Community | undefined,
): React.ComponentProps<typeof DescriptionList>['items'] {
  const { depth, rank, pagesIn, pagesOut } = page[counted]
  return [
    ['Type', mapPageKindLabels[page.kind]],
    ['Crawl depth', depthLabel(depth)],
    [pageRankLabels[counted], rankLabel(rank)],
    ['Linking pages', formatNumber(pagesIn)],
    ['Linked pages', formatNumber(pagesOut)],
    ['Community', community?.name],
    ['Words', formatNumber(page.words)],
    ['Published', page.publishedAt !== null && <RelativeTime key="at" at={new Date(page.publishedAt)} />],
  ]
}

function PageActions({ page: { path, kind, id } }: { page: MapPage }) {
  return (
    <>
      {id && isPageKind(kind) && (
        <ButtonLink to={editorPath(kind, id)} icon={PenLine} variant="primary">
          Edit
        </ButtonLink>
      )}
      {kind !== 'list' && (
        <ButtonLink to={`/admin/seo-settings/pages/edit?${new URLSearchParams({ path })}`} icon={SearchCheck}>
          Settings
        </ButtonLink>
      )}
      <a href={path} target="_blank" rel="noreferrer" className={buttonClassName()}>
        <ExternalLink size={17} aria-hidden="true" className="shrink-0" />
        View page
      </a>
    </>
  )
}

/** The pages on the other end of a page's links, the highest rank first. */
function NeighborList({ title, map, neighbors, linkScope, linkTo }: NeighborListProps) {
  const rest = neighbors.length - MAX_NEIGHBORS
  return (
    <div className="grid gap-1">
      <h3 className="text-dense font-semibold">
        {title} <span className="font-normal text-faint tabular-nums">{formatNumber(neighbors.length)}</span>
      </h3>
      {neighbors.length === 0 && (
        <p className="text-dense text-faint">{linkScope === 'body' ? 'No links in content.' : 'No links.'}</p>
      )}
      <ul className="grid">
        {neighbors.slice(0, MAX_NEIGHBORS).map(({ page: number, link }) => {
          const page = map.pages[number]
          if (!page) return null
          const isInText = (map.links.inBody[link] ?? 0) > 0
          return (
            <li key={page.path}>
              <Link
                to={linkTo(page)}
                preventScrollReset
                className="flex min-h-8 items-center gap-2 py-1 text-dense hover:underline pointer-coarse:min-h-11"
              >
                <span className="min-w-0 flex-1 break-words">{page.title || page.path}</span>
                {!isInText && <span className="text-faint">not in content</span>}
              </Link>
            </li>
          )
        })}
      </ul>
      {rest > 0 && <p className="text-dense text-faint">and {formatCount(rest, 'more page')}</p>}
    </div>
  )
}
