import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import type { Meanings } from '../proposing/proposals.server'

/** What the proposals are made from, where an AI may be asked. */
export function MeaningsNote({ meanings }: { meanings: Meanings }) {
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
