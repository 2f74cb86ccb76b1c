import { csvRow } from '~/platform/csv'
import { statesOf } from '../finding/page-state'
import { ALONE } from '../layout/layout-input'
import type { CountedLinks, SiteMap } from '../site-map'

const head = [
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

interface AsCsv {
  map: SiteMap
  counted: CountedLinks
  communities: Uint32Array | undefined
}

/** These pages as a file for a spreadsheet: what the table shows, with exact figures. */
export function pagesAsCsv(numbers: readonly number[], { map, counted, communities }: AsCsv) {
  const rows = numbers.flatMap((number) => {
    const page = map.pages[number]
    if (!page) return []
    const { rank, depth, pagesIn, pagesOut } = page[counted]
    const community = communities?.[number] ?? ALONE
    const published = page.publishedAt === null ? null : new Date(page.publishedAt).toISOString()
    const described = [page.path, page.title, page.kind, statesOf(page).join(' ')]
    return [
      csvRow([
        ...described,
        community === ALONE ? null : community + 1,
        pagesIn,
        pagesOut,
        depth,
        rank,
        page.words,
        published,
      ]),
    ]
  })
  return csvRow(head) + rows.join('')
}
