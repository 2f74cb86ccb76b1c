import { Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { IconButton } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { clusterPath } from '../paths'
import type { ListedCluster } from '../queries.server'
import { Coverage } from './coverage'
import { NamedClusterPage } from './named-cluster-page'
import { useRemoval } from './use-cluster-deeds'

interface ClusterTableProps {
  clusters: ListedCluster[]
  isStale: boolean
  empty: React.ReactNode
}

export function ClusterTable({ clusters, ...rest }: ClusterTableProps) {
  const navigate = useNavigate()
  const remove = useRemoval()
  const actions: Column<ListedCluster> = {
    key: 'actions',
    head: 'Actions',
    align: 'end',
    cell: ({ id, name }) => <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => void remove(id)} />,
  }
  return (
    <DataTable
      label="Topic clusters"
      columns={[...columns, actions]}
      rows={clusters}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate(clusterPath(id))}
      {...rest}
    />
  )
}

const besideItsLabel = 'max-md:flex max-md:items-center max-md:gap-1.5'

const columns: Column<ListedCluster>[] = [
  {
    key: 'name',
    head: 'Cluster',
    className: 'md:w-[24%]',
    cell: ({ id, name }) => (
      <Link to={clusterPath(id)} className="font-medium break-words hover:underline">
        {name}
      </Link>
    ),
  },
  {
    key: 'pillar',
    head: 'Pillar',
    className: 'max-md:basis-full',
    cell: ({ pillar }) =>
      pillar ? <NamedClusterPage page={pillar} /> : <span className="text-faint">No pillar yet</span>,
  },
  { key: 'coverage', head: 'Coverage', cell: ({ figures }) => <Coverage {...figures} /> },
  {
    key: 'links',
    head: 'Missing links',
    align: 'end',
    phoneLabel: 'missing links',
    className: besideItsLabel,
    cell: ({ figures: { missingLinks } }) => <Count count={missingLinks} />,
  },
  {
    key: 'competing',
    head: 'Competing pages',
    align: 'end',
    phoneLabel: 'competing',
    className: besideItsLabel,
    cell: ({ figures: { competing } }) => <Count count={competing} />,
  },
]

function Count({ count }: { count: number }) {
  return count > 0 ? <Badge tone="warning">{count.toLocaleString('en-US')}</Badge> : <span>0</span>
}
