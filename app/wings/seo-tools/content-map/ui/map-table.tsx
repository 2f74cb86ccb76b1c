import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import type { ContentMap, LinkScope, MapPage } from '../content-map'
import type { Community } from '../engine/communities'
import { getPageStates, type MapPageState } from '../engine/page-states'
import {
  depthLabel,
  mapPageKindLabels,
  mapPageStateLabels,
  mapPageStateReasons,
  pageRankLabels,
  rankLabel,
} from '../map-labels'
import { type MapSelection, useMapSelection } from './use-map-selection'

const pageStateTones: Record<MapPageState, BadgeTone> = {
  orphan: 'danger',
  unreached: 'danger',
  deep: 'warning',
  few: 'warning',
  'dead-end': 'warning',
  noindex: 'neutral',
  fine: 'success',
}

interface TableRow {
  number: number
  page: MapPage
  community: Community | undefined
}

interface MapTableProps {
  map: ContentMap
  numbers: readonly number[]
  linkScope: LinkScope
  /** By pages; undefined until they are known. */
  communities: Uint32Array | undefined
  namedCommunities: readonly Community[]
  empty: ReactNode
}

/** The same pages as the map has, for the keyboard and for those who hear them. */
export function MapTable({ map, numbers, linkScope, communities, namedCommunities, empty }: MapTableProps) {
  const { choosePage, addressOfPage } = useMapSelection()
  const rows = numbers.flatMap((number) => {
    const page = map.pages[number]
    return page ? [{ number, page, community: namedCommunities[communities?.[number] ?? -1] }] : []
  })
  return (
    <DataTable
      label="Pages"
      columns={columnsFor(linkScope, addressOfPage)}
      rows={rows}
      getRowKey={({ page }) => page.path}
      getRowLabel={({ page }) => page.title}
      onOpen={({ page }) => choosePage(page.path)}
      empty={empty}
    />
  )
}

function columnsFor(counted: LinkScope, addressOf: MapSelection['addressOfPage']): TableColumn<TableRow>[] {
  const figure = (key: string, head: string, cell: (row: TableRow) => ReactNode): TableColumn<TableRow> => ({
    key,
    header: head,
    cell,
    align: 'end',
    isSortable: true,
    phoneLabel: head,
    className: 'whitespace-nowrap',
  })
  return [
    {
      key: 'title',
      header: 'Page',
      isSortable: true,
      className: 'w-2/5',
      cell: ({ page: { title, path } }) => (
        <span className="grid">
          <Link to={addressOf(path)} preventScrollReset className="font-semibold break-words hover:underline">
            {title || path}
          </Link>
          <span className="break-all text-muted">{path}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      header: 'Type',
      isSortable: true,
      cell: ({ page }) => mapPageKindLabels[page.kind],
      isHiddenOnPhones: true,
    },
    { key: 'state', header: 'Status', cell: ({ page }) => <PageStateBadges page={page} /> },
    {
      key: 'community',
      header: 'Community',
      isSortable: true,
      isHiddenOnPhones: true,
      cell: ({ community }) => community && <span className="line-clamp-2 max-w-56">{community.name}</span>,
    },
    figure('in', 'Inbound', ({ page }) => formatNumber(page[counted].pagesIn)),
    figure('out', 'Outbound', ({ page }) => formatNumber(page[counted].pagesOut)),
    figure('depth', 'Crawl depth', ({ page }) => depthLabel(page[counted].depth)),
    figure('rank', pageRankLabels[counted], ({ page }) => rankLabel(page[counted].rank)),
  ]
}

/** What is to be said of a page, in short words that explain themselves on hover. */
export function PageStateBadges({ page }: { page: MapPage }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {getPageStates(page).map((state) => (
        <Badge key={state} tone={pageStateTones[state]} title={mapPageStateReasons[state]}>
          {mapPageStateLabels[state]}
        </Badge>
      ))}
    </span>
  )
}
