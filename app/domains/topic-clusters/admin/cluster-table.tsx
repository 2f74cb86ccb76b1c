import { Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { clusterPath } from '../paths'
import type { ListedCluster } from '../queries.server'
import { TopicCoverage } from './coverage'
import { ClusterPageLink } from './named-cluster-page'
import { useRemoveCluster } from './use-cluster-deeds'

interface ClusterTableProps {
  clusters: ListedCluster[]
  isStale: boolean
  empty: React.ReactNode
}

export function ClusterTable({ clusters, ...rest }: ClusterTableProps) {
  const navigate = useNavigate()
  const remove = useRemoveCluster()
  const actions: TableColumn<ListedCluster> = {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, name }) => <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => void remove(id)} />,
  }
  return (
    <DataTable
      label="Topic clusters"
      columns={[...columns, actions]}
      rows={clusters}
      getRowKey={({ id }) => id}
      getRowLabel={({ name }) => name}
      onOpen={({ id }) => void navigate(clusterPath(id))}
      {...rest}
    />
  )
}

const inlineWithLabel = 'max-md:flex max-md:items-center max-md:gap-1.5'

const columns: TableColumn<ListedCluster>[] = [
  {
    key: 'name',
    header: 'Cluster',
    className: 'md:w-[24%]',
    cell: ({ id, name }) => (
      <Link to={clusterPath(id)} className="font-medium break-words hover:underline">
        {name}
      </Link>
    ),
  },
  {
    key: 'pillar',
    header: 'Pillar',
    className: 'max-md:basis-full',
    cell: ({ pillar }) =>
      pillar ? <ClusterPageLink page={pillar} /> : <span className="text-faint">No pillar yet</span>,
  },
  { key: 'coverage', header: 'Coverage', cell: ({ figures }) => <TopicCoverage {...figures} /> },
  {
    key: 'links',
    header: 'Missing links',
    align: 'end',
    phoneLabel: 'missing links',
    className: inlineWithLabel,
    cell: ({ figures: { missingLinks } }) => <Count count={missingLinks} />,
  },
  {
    key: 'competing',
    header: 'Competing pages',
    align: 'end',
    phoneLabel: 'competing',
    className: inlineWithLabel,
    cell: ({ figures: { competing } }) => <Count count={competing} />,
  },
]

function Count({ count }: { count: number }) {
  return count > 0 ? <Badge tone="warning">{count.toLocaleString('en-US')}</Badge> : <span>0</span>
}
