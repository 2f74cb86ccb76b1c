import { adminContext } from '~/domains/accounts/admin-guard.server'
import { embedderPlaceOf } from '~/platform/ai/embedder.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { ClustersHeader } from '../admin/clusters-header'
import { MeaningsNote } from '../admin/meanings-note'
import { ProposalList } from '../admin/proposal-list'
import { type FoundProposals, findProposals } from '../proposing/proposals.server'
import type { Route } from './+types/admin-cluster-proposals'

const LOOK_AGAIN_MS = 700

export function loader({ context }: Route.LoaderArgs) {
  const place = embedderPlaceOf(context.get(environmentContext))
  return findProposals(context.get(databaseContext), place && { place, by: context.get(adminContext) })
}

export function meta() {
  return [{ title: 'Proposals – Topic Clusters' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminClusterProposals({ loaderData: found }: Route.ComponentProps) {
  useFreshWhile(isOnItsWay(found), LOOK_AGAIN_MS)
  return (
    <>
      <ClustersHeader />
      {'total' in found ? <Reading {...found} /> : <Found {...found} />}
    </>
  )
}

function isOnItsWay(found: FoundProposals) {
  return 'total' in found || (found.meanings !== undefined && 'total' in found.meanings)
}

function Found({ proposals, meanings }: Extract<FoundProposals, { proposals: unknown }>) {
  return (
    <div className="grid gap-4">
      {meanings && <MeaningsNote meanings={meanings} />}
      {proposals.length === 0 ? (
        <EmptyState
          title="Nothing to propose"
          text="Proposals are made of at least three public pages that are about the same and not in a cluster yet."
        />
      ) : (
        <ProposalList proposals={proposals} />
      )}
    </div>
  )
}

function Reading({ done, total }: { done: number; total: number }) {
  return (
    <div role="status" className="grid max-w-md gap-3 py-10">
      <p className="font-semibold">Reading all pages</p>
      <ProgressBar label="Reading all pages" value={total > 0 ? done / total : undefined} />
    </div>
  )
}
