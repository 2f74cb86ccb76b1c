import type { TableColumn } from '~/ui/workspace/data-table'
import { EntryTable } from '~/wings/publishing/writing/entry-table'
import type { ListedLandingPage } from '../list-landing-pages.queries.server'
import { landingPageEditorConfig } from './landing-page-editor-config'

const columns: TableColumn<ListedLandingPage>[] = [
  { key: 'address', header: 'URL', cell: ({ slug }) => slug && landingPageEditorConfig.pathFor(slug) },
  {
    key: 'blocks',
    header: 'Blocks',
    align: 'end',
    isHiddenOnPhones: true,
    cell: ({ blocks }) => <span className="tabular-nums">{blocks}</span>,
  },
  {
    key: 'versions',
    header: 'Variants',
    align: 'end',
    isHiddenOnPhones: true,
    cell: ({ variants }) => <span className="tabular-nums">{variants + 1}</span>,
  },
]

interface LandingPageTableProps {
  pages: ListedLandingPage[]
  empty: React.ReactNode
  isStale: boolean
}

export function LandingPageTable({ pages, ...rest }: LandingPageTableProps) {
  return (
    <EntryTable columns={columns} {...rest} config={landingPageEditorConfig} label="Landing pages" entries={pages} />
  )
}
