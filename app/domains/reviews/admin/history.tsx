import { actionWords } from '~/domains/audit/action-words'
import type { AuditEntry } from '~/domains/audit/queries.server'
import { Moment } from '~/ui/workspace/moment'

/** Everything that was done to a review, newest first. */
export function History({ entries }: { entries: AuditEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section className="grid gap-2 text-dense">
      <h3 className="font-sans font-semibold">History</h3>
      <ol className="grid gap-1.5">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {actionWords(entry.action)}
              {reasonIn(entry.after)} <span className="text-faint">by {entry.actorEmail}</span>
            </span>
            <Moment at={entry.happenedAt} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function reasonIn(after: AuditEntry['after']) {
  const reason = typeof after === 'object' && after !== null && 'reason' in after ? after.reason : undefined
  return typeof reason === 'string' ? ` (${reason.toLowerCase()})` : ''
}
