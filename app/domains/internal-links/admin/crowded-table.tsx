import { useNavigate } from 'react-router'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import type { OverLinkedPage } from '../listing/crowded-pages.server'
import { publicPageKindLabels } from '../listing/site-kinds'
import { PageTitleLink } from './named-page'
import { linkedPagePath } from './paths'

const columns: TableColumn<OverLinkedPage>[] = [
  {
    key: 'page',
    header: 'Page',
    className: 'md:w-1/2',
    cell: ({ id, title }) => <PageTitleLink path={id} title={title} />,
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => publicPageKindLabels[kind] },
  {
    key: 'links',
    header: 'Links in its text',
    align: 'end',
    phoneLabel: 'links',
    cell: ({ links }) => links.toLocaleString('en-US'),
  },
  {
    key: 'words',
    header: 'Words',
    align: 'end',
    phoneLabel: 'words',
    cell: ({ words }) => words.toLocaleString('en-US'),
  },
  {
    key: 'share',
    header: 'One link in',
    align: 'end',
    phoneLabel: 'one link in',
    cell: ({ links, words }) => `${Math.round(words / links).toLocaleString('en-US')} words`,
  },
]

interface OverLinkedTableProps {
  pages: OverLinkedPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** Pages with more links than anybody follows. */
export function OverLinkedTable({ pages, ...rest }: OverLinkedTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Pages with many links"
      columns={columns}
      rows={pages}
      getRowKey={({ id }) => id}
      getRowLabel={({ title }) => title}
      onOpen={({ id }) => void navigate(linkedPagePath(id, 'out'))}
      {...rest}
    />
  )
}
