import { Link2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import type { OrphanPage } from '../listing/list-orphans.server'
import { kindWords } from '../listing/site-kinds'
import { NamedPage } from './named-page'
import { depthWords } from './page-figures'
import { pagePath } from './paths'

const columns: Column<OrphanPage>[] = [
  { key: 'page', head: 'Page', className: 'md:w-2/5', cell: ({ id, title }) => <NamedPage path={id} title={title} /> },
  { key: 'kind', head: 'Kind', cell: ({ kind }) => kindWords[kind] },
  {
    key: 'words',
    head: 'Words',
    align: 'end',
    phoneLabel: 'words',
    cell: ({ words }) => words.toLocaleString('en-US'),
  },
  {
    key: 'cards',
    head: 'Only menus, lists and cards',
    align: 'end',
    phoneLabel: 'menus, lists and cards of',
    cell: ({ pagesIn }) => `${pagesIn.toLocaleString('en-US')} ${pagesIn === 1 ? 'page' : 'pages'}`,
  },
  { key: 'depth', head: 'From home', align: 'end', isHiddenOnPhones: true, cell: ({ depth }) => depthWords(depth) },
  {
    key: 'actions',
    head: 'Actions',
    align: 'end',
    className: 'max-md:basis-full',
    cell: (page) => <Deeds page={page} />,
  },
]

function Deeds({ page }: { page: OrphanPage }) {
  if (!page.pageId) return null
  return (
    <ButtonLink to={pagePath(page.id, 'suggested-in')} icon={Link2} aria-label={`Find links to ${page.title}`}>
      Find links
    </ButtonLink>
  )
}

interface OrphanTableProps {
  pages: OrphanPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** Pages to which no text leads, each with what can be done about it. */
export function OrphanTable({ pages, ...rest }: OrphanTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Orphans"
      columns={columns}
      rows={pages}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOpen={({ id }) => void navigate(pagePath(id))}
      {...rest}
    />
  )
}
