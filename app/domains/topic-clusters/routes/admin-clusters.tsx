import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { parseKeysetCursor } from '~/platform/database/keyset.server'
import { EmptyState } from '~/ui/empty-state'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { KeysetPagination } from '~/ui/workspace/paging'
import { ClusterTable } from '../admin/cluster-table'
import { ClustersHeader } from '../admin/clusters-header'
import { NewClusterSheet } from '../admin/new-cluster-sheet'
import { clusterProposalsPath } from '../paths'
import { listClusters } from '../queries.server'
import type { Route } from './+types/admin-clusters'

const PAGE_SIZE = 25

export function loader({ context, url }: Route.LoaderArgs) {
  return listClusters(context.get(databaseContext), parseKeysetCursor(url.searchParams), PAGE_SIZE)
}

export function meta() {
  return [{ title: 'Topic Clusters' }, { name: 'robots', content: 'noindex' }]
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
      text="A cluster is one page that covers a subject whole, the pillar, and a page for each topic of it. The pillar links to all of them and they link back, so that people and search engines see what belongs together."
      action={<ButtonLink to={clusterProposalsPath}>See what your pages could make</ButtonLink>}
    />
  )
}
