import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Badge } from '~/ui/workspace/badge'
import { Button, ButtonLink, IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { type ListedCluster, listClusters } from '../queries.server'
import { ClusterPageLink } from '../ui/cluster-page-link'
import { clusterPath, clusterProposalsPath } from '../ui/cluster-paths'
import { ClustersHeader } from '../ui/clusters-header'
import { NewClusterSheet } from '../ui/new-cluster-sheet'
import { TopicCoverage } from '../ui/topic-coverage'
import { useRemoveCluster } from '../ui/use-cluster-actions'
import type { Route } from './+types/admin-clusters'

interface ClusterTableProps {
  clusters: ListedCluster[]
  isStale: boolean
  empty: React.ReactNode
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
    header: 'Pillar page',
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

const PAGE_SIZE = 25

export function loader({ context, url }: Route.LoaderArgs) {
  return listClusters(context.get(databaseContext), parseKeysetCursor(url.searchParams), PAGE_SIZE)
}

export function meta() {
  return noindexMeta('Topic Clusters')
}

export default function AdminClusters({ loaderData: { rows, before, after } }: Route.ComponentProps) {
  const { state } = useNavigation()
  const [isNew, setNew] = useState(false)
  const begin = () => setNew(true)
  return (
    <>
      <ClustersHeader
        actions={
          <Button variant="primary" icon={Plus} onClick={begin}>
            New cluster
          </Button>
        }
      />
      <ClusterTable clusters={rows} isStale={state === 'loading'} empty={<NoClusters />} />
      <KeysetPagination before={before} after={after} />
      <NewClusterSheet isOpen={isNew} onOpenChange={setNew} />
    </>
  )
}

function NoClusters() {
  return (
    <EmptyState
      title="No clusters yet"
      text="A topic cluster is a pillar page and the pages about its topics, linked to each other."
      action={<ButtonLink to={clusterProposalsPath}>Suggest clusters</ButtonLink>}
    />
  )
}

function ClusterTable({ clusters, ...rest }: ClusterTableProps) {
  const navigate = useNavigate()
  const remove = useRemoveCluster()
  const actions: TableColumn<ListedCluster> = {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, name }) => <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => void remove(id)} />,
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

function Count({ count }: { count: number }) {
  return count > 0 ? <Badge tone="warning">{formatNumber(count)}</Badge> : <span>0</span>
}
