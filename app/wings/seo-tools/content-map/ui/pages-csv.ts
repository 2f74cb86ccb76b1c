import { formatCsvRow } from '~/platform/csv/format-csv'
import type { ContentMap, LinkScope } from '../content-map'
import { NO_COMMUNITY } from '../engine/map-layout'
import { getPageStates } from '../engine/page-states'

const csvHeader = [
  ...[
    'path',
    'title',
    'kind',
    'states',
    'community',
    'links_in',
    'links_out',
    'depth',
    'rank',
    'words',
    'published_at',
  ],
]

interface PagesCsvInput {
  map: ContentMap
  linkScope: LinkScope
  communities: Uint32Array | undefined
}

/** These pages as a file for a spreadsheet: what the table shows, with exact figures. */
export function toPagesCsv(numbers: readonly number[], { map, linkScope, communities }: PagesCsvInput) {
  const rows = numbers.flatMap((number) => {
    const page = map.pages[number]
    if (!page) return []
    const { rank, depth, pagesIn, pagesOut } = page[linkScope]
    const community = communities?.[number] ?? NO_COMMUNITY
    const published = page.publishedAt === null ? null : new Date(page.publishedAt).toISOString()
    const described = [page.path, page.title, page.kind, getPageStates(page).join(' ')]
    return [
      formatCsvRow([
        ...described,
        community === NO_COMMUNITY ? null : community + 1,
        pagesIn,
        pagesOut,
        depth,
        rank,
        page.words,
        published,
      ]),
    ]
  })
  return formatCsvRow(csvHeader) + rows.join('')
}
