import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import { listTopicTemplates } from '~/wings/content/templates/topic-drafts.server'
import { hasPendingReindex } from '~/wings/web/pages/queries.server'
import { findCluster } from '../queries.server'
import { ClusterSummary } from '../ui/cluster-summary'
import { TopicTable } from '../ui/topic-table'
import type { Route } from './+types/admin-cluster'

const REFETCH_MS = 2_000

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const cluster = await findCluster(db, params.clusterId)
  if (!cluster) throw notFound('Cluster')
  const { pillar, topics } = cluster
  const paths = [pillar, ...topics.map(({ page }) => page)].flatMap((page) => page?.path ?? [])
  return { cluster, templates: await listTopicTemplates(db), isReading: await hasPendingReindex(db, paths) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`${loaderData?.cluster.name ?? 'Cluster'} – Topic Clusters`)
}

export default function AdminCluster({ loaderData: { cluster, templates, isReading } }: Route.ComponentProps) {
  useRevalidateWhile(isReading, REFETCH_MS)
  return (
    <>
      <ClusterSummary cluster={cluster} />
      <p role="status" data-state={isReading ? 'reading' : 'read'} className="mb-2 min-h-5 text-dense text-muted">
        {isReading && 'Indexing changed pages.'}
      </p>
      <TopicTable key={cluster.id} cluster={cluster} templates={templates} />
    </>
  )
}
