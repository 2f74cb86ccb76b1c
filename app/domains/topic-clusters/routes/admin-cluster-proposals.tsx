import { adminContext } from '~/domains/accounts/admin-guard.server'
import { embedderPlaceOf } from '~/platform/ai/embedder.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { ClustersHeader } from '../admin/clusters-header'
import { ProposalList } from '../admin/proposal-list'
import { type FoundProposals, findProposals, type Meanings } from '../proposing/proposals.server'
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

/** What the proposals are made from, where an AI may be asked. */
function MeaningsNote({ meanings }: { meanings: Meanings }) {
  if ('total' in meanings) return <UnderWay {...meanings} />
  const { by, fault, hasSome } = meanings
  if (fault === null) {
    return <p className="text-dense text-muted">Compared by their words, and by what {by} takes them to mean.</p>
  }
  return (
    <Notice
      kind="warning"
      title={hasSome ? 'Some pages are compared by their words alone' : 'Made from the words of the pages alone'}
    >
      {fault}
    </Notice>
  )
}

function UnderWay({ by, done, total }: { by: string; done: number; total: number }) {
  return (
    <Notice title={`${by} is reading the pages`}>
      <p className="mb-2">Until it has, proposals are made from what is known. They are made anew after that.</p>
      <ProgressBar label="Reading what the pages mean" value={total > 0 ? done / total : undefined} />
    </Notice>
  )
}
