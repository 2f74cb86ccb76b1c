import { PieceTable } from '~/domains/writing/piece-table'
import type { Column } from '~/ui/workspace/data-table'
import type { ListedLandingPage } from '../../listing/list-landing-pages.server'
import { landingScreen } from '../landing-screen'

const columns: Column<ListedLandingPage>[] = [
  { key: 'address', head: 'Address', cell: ({ slug }) => slug && landingScreen.pathOf(slug) },
  {
    key: 'blocks',
    head: 'Blocks',
    align: 'end',
    isHiddenOnPhones: true,
    cell: ({ blocks }) => <span className="tabular-nums">{blocks}</span>,
  },
  {
    key: 'versions',
    head: 'Versions',
    align: 'end',
    isHiddenOnPhones: true,
    cell: ({ variants }) => <span className="tabular-nums">{variants + 1}</span>,
  },
]

interface LandingTableProps {
  pages: ListedLandingPage[]
  empty: React.ReactNode
  isStale: boolean
}

export function LandingTable({ pages, ...rest }: LandingTableProps) {
  return <PieceTable columns={columns} {...rest} kind={landingScreen} label="Landing pages" pieces={pages} />
}
