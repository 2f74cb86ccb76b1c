import { createEmbedderProvider } from '~/platform/ai/embedder.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import { adminContext } from '~/wings/site/admin-context.server'
import { type EmbeddingStatus, findProposals, type ProposalsResult } from '../proposals/find-proposals.server'
import { ClustersHeader } from '../ui/clusters-header'
import { ProposalList } from '../ui/proposal-list'
import type { Route } from './+types/admin-cluster-proposals'

const REFETCH_MS = 700

export function loader({ context }: Route.LoaderArgs) {
  const place = createEmbedderProvider(context.get(environmentContext))
  return findProposals(context.get(databaseContext), place && { embedder: place, by: context.get(adminContext) })
}

export function meta() {
  return noindexMeta('Suggestions – Topic Clusters')
}

export default function AdminClusterProposals({ loaderData: found }: Route.ComponentProps) {
  useRevalidateWhile(isInProgress(found), REFETCH_MS)
  return (
    <>
      <ClustersHeader />
      {'total' in found ? <IndexingNotice {...found} /> : <ProposalsContent {...found} />}
    </>
  )
}

function isInProgress(found: ProposalsResult) {
  return 'total' in found || (found.embeddings !== undefined && 'total' in found.embeddings)
}

function ProposalsContent({ proposals, embeddings }: Extract<ProposalsResult, { proposals: unknown }>) {
  return (
    <div className="grid gap-4">
      {embeddings && <EmbeddingStatusNote embeddings={embeddings} />}
      {proposals.length === 0 ? (
        <EmptyState
          title="No suggestions"
          text="A suggestion needs at least three public pages on the same topic that are not in a cluster yet."
        />
      ) : (
        <ProposalList proposals={proposals} />
      )}
    </div>
  )
}

function IndexingNotice({ done, total }: { done: number; total: number }) {
  return (
    <div role="status" className="grid max-w-md gap-3 py-10">
      <p className="font-semibold">Indexing pages</p>
      <ProgressBar label="Indexing pages" value={total > 0 ? done / total : undefined} />
    </div>
  )
}

/** What the proposals are made from, where an AI may be asked. */
function EmbeddingStatusNote({ embeddings }: { embeddings: EmbeddingStatus }) {
  if ('total' in embeddings) return <EmbeddingInProgress {...embeddings} />
  const { by, error, hasSome } = embeddings
  if (error === null) {
    return <p className="text-dense text-muted">Based on the text of pages and on embeddings by {by}.</p>
  }
  return (
    <Notice kind="warning" title={hasSome ? 'Some pages are compared by text only' : 'Pages are compared by text only'}>
      {error}
    </Notice>
  )
}

function EmbeddingInProgress({ by, done, total }: { by: string; done: number; total: number }) {
  return (
    <Notice title={`${by} is analyzing the pages`}>
      <p className="mb-2">Suggestions update when the analysis is done.</p>
      <ProgressBar label="Analyzing pages" value={total > 0 ? done / total : undefined} />
    </Notice>
  )
}
