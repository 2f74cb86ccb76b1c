import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { ClustersHeader } from '../admin/clusters-header'
import { ProposalList } from '../admin/proposal-list'
import { findProposals } from '../proposing/proposals.server'
import type { Route } from './+types/admin-cluster-proposals'

const LOOK_AGAIN_MS = 700

export function loader({ context }: Route.LoaderArgs) {
  return findProposals(context.get(databaseContext))
}

export function meta() {
  return [{ title: 'Proposals – Topic Clusters' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminClusterProposals({ loaderData: found }: Route.ComponentProps) {
  useFreshWhile('total' in found, LOOK_AGAIN_MS)
  return (
    <>
      <ClustersHeader />
      {'total' in found && <Reading {...found} />}
      {'proposals' in found && found.proposals.length === 0 && (
        <EmptyState
          title="Nothing to propose"
          text="Proposals are made of at least three public pages that are about the same and not in a cluster yet."
        />
      )}
      {'proposals' in found && <ProposalList proposals={found.proposals} />}
    </>
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
