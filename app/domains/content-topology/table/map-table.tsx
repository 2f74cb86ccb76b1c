import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import type { Community } from '../finding/community-names'
import { type PageState, statesOf } from '../finding/page-state'
import { depthWord, kindWords, rankWord, stateReasons, stateWords } from '../map-words'
import { type Choice, useChoice } from '../panel/use-choice'
import type { CountedLinks, MapPage, SiteMap } from '../site-map'

const stateTones: Record<PageState, Tone> = {
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
  map: SiteMap
  numbers: readonly number[]
  counted: CountedLinks
  /** By pages; undefined until they are known. */
  communities: Uint32Array | undefined
  named: readonly Community[]
  empty: ReactNode
}

/** The same pages as the map has, for the keyboard and for those who hear them. */
export function MapTable({ map, numbers, counted, communities, named, empty }: MapTableProps) {
  const { choosePage, addressOfPage } = useChoice()
  const rows = numbers.flatMap((number) => {
    const page = map.pages[number]
    return page ? [{ number, page, community: named[communities?.[number] ?? -1] }] : []
  })
  return (
    <DataTable
      label="Pages of the map"
      columns={columnsFor(counted, addressOfPage)}
      rows={rows}
      keyOf={({ page }) => page.path}
      nameOf={({ page }) => page.title}
      onOpen={({ page }) => choosePage(page.path)}
      empty={empty}
    />
  )
}

function columnsFor(counted: CountedLinks, addressOf: Choice['addressOfPage']): Column<TableRow>[] {
  const figure = (key: string, head: string, cell: (row: TableRow) => ReactNode): Column<TableRow> => ({
    key,
    head,
    cell,
    align: 'end',
    isSortable: true,
    phoneLabel: head,
    className: 'whitespace-nowrap',
  })
  return [
    {
      key: 'title',
      head: 'Page',
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
    { key: 'kind', head: 'Kind', isSortable: true, cell: ({ page }) => kindWords[page.kind], isHiddenOnPhones: true },
    { key: 'state', head: 'State', cell: ({ page }) => <States page={page} /> },
    {
      key: 'community',
      head: 'Community',
      isSortable: true,
      isHiddenOnPhones: true,
      cell: ({ community }) => community && <span className="line-clamp-2 max-w-56">{community.name}</span>,
    },
    figure('in', 'Links in', ({ page }) => page[counted].pagesIn.toLocaleString('en-US')),
    figure('out', 'Links out', ({ page }) => page[counted].pagesOut.toLocaleString('en-US')),
    figure('depth', 'Depth', ({ page }) => depthWord(page[counted].depth)),
    figure('rank', 'Rank', ({ page }) => rankWord(page[counted].rank)),
  ]
}

/** What is to be said of a page, in short words that explain themselves on hover. */
export function States({ page }: { page: MapPage }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {statesOf(page).map((state) => (
        <Badge key={state} tone={stateTones[state]} title={stateReasons[state]}>
          {stateWords[state]}
        </Badge>
      ))}
    </span>
  )
}
