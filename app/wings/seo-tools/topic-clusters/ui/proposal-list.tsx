import { Plus, X } from 'lucide-react'
import { newUuid } from '~/platform/database/new-uuid'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { topicClustersClient } from '../api'
import { MAX_KEYPHRASE_LENGTH } from '../cluster'
import type { ListedProposal } from '../proposals/listed-proposals.queries.server'
import { useCreateCluster } from './use-cluster-actions'

/** Clusters that the pages could make, each with its pages. */
export function ProposalList({ proposals }: { proposals: ListedProposal[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {proposals.map((proposal) => (
        <li key={proposal.pages.map(({ id }) => id).join()} className="min-w-0">
          <ProposalItem proposal={proposal} />
        </li>
      ))}
    </ul>
  )
}

const MAX_PAGES_SHOWN = 8

function ProposalItem({ proposal }: { proposal: ListedProposal }) {
  const { name, pillar, pages } = proposal
  const make = useCreateCluster()
  const dismiss = useDismissProposal()
  const ordered = pages.toSorted((a, b) => Number(b.id === pillar) - Number(a.id === pillar))
  const topics = pages.filter(({ id }) => id !== pillar)
  return (
    <article className="grid h-full content-start gap-3 rounded-lg border border-line bg-surface p-4 text-dense">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base font-semibold break-words">{name}</h2>
        <span className="text-muted tabular-nums">{pages.length} pages</span>
      </header>
      <ul className="grid gap-1.5">
        {ordered.slice(0, MAX_PAGES_SHOWN).map(({ id, title, path }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <a href={path} className="break-words hover:underline">
              {title}
            </a>
            {id === pillar && <Badge tone="accent">Pillar page</Badge>}
          </li>
        ))}
        {pages.length > MAX_PAGES_SHOWN && <li className="text-muted">and {pages.length - MAX_PAGES_SHOWN} more</li>}
      </ul>
      <div className="mt-auto flex flex-wrap justify-end gap-2 pt-1">
        <Button icon={X} variant="quiet" onClick={() => void dismiss(proposal)} aria-label={`Dismiss: ${name}`}>
          Dismiss
        </Button>
        <Button
          icon={Plus}
          aria-label={`Create cluster: ${name}`}
          onClick={() =>
            void make({
              name,
              pillarPage: pillar,
              topics: topics.map(({ id, keyphrase }) => ({
                pageId: id,
                keyphrase: keyphrase.slice(0, MAX_KEYPHRASE_LENGTH),
              })),
            })
          }
        >
          Create cluster
        </Button>
      </div>
    </article>
  )
}

function useDismissProposal() {
  const change = useMutation()
  return ({ name, pages }: ListedProposal) => {
    const json = { id: newUuid(), name, pages: pages.map(({ id }) => id) }
    return change({
      ...topicClustersClient.post('/dismissed-proposals', { json }),
      successMessage: () => 'Suggestion dismissed.',
      undo: () => ({
        ...topicClustersClient.delete('/dismissed-proposals', { json }),
        successMessage: 'Suggestion restored.',
      }),
    })
  }
}
