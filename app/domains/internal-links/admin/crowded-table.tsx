import { useNavigate } from 'react-router'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import type { CrowdedPage } from '../listing/crowded-pages.server'
import { kindWords } from '../listing/site-kinds'
import { NamedPage } from './named-page'
import { pagePath } from './paths'

const columns: Column<CrowdedPage>[] = [
  { key: 'page', head: 'Page', className: 'md:w-1/2', cell: ({ id, title }) => <NamedPage path={id} title={title} /> },
  { key: 'kind', head: 'Kind', cell: ({ kind }) => kindWords[kind] },
  {
    key: 'links',
    head: 'Links in its text',
    align: 'end',
    phoneLabel: 'links',
    cell: ({ links }) => links.toLocaleString('en-US'),
  },
  {
    key: 'words',
    head: 'Words',
    align: 'end',
    phoneLabel: 'words',
    cell: ({ words }) => words.toLocaleString('en-US'),
  },
  {
    key: 'share',
    head: 'One link in',
    align: 'end',
    phoneLabel: 'one link in',
    cell: ({ links, words }) => `${Math.round(words / links).toLocaleString('en-US')} words`,
  },
]

interface CrowdedTableProps {
  pages: CrowdedPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** Pages with more links than anybody follows. */
export function CrowdedTable({ pages, ...rest }: CrowdedTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Pages with many links"
      columns={columns}
      rows={pages}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOpen={({ id }) => void navigate(pagePath(id, 'out'))}
      {...rest}
    />
  )
}
