import { Square } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useMutation } from '~/ui/workspace/use-change'
import type { RunningAudit } from '../queries.server'
import { formatCount, pageCountLabel } from './audit-words'
import { runningAuditPath } from './paths'

/** The audit that works just now, how far it is, and the way to stop it. */
export function RunningAuditNotice({ audit: { id, askedBy, doneCount, totalCount } }: { audit: RunningAudit }) {
  const change = useMutation()
  const stop = () =>
    change({ path: runningAuditPath, method: 'DELETE', json: { id }, successMessage: () => 'The audit was stopped' })
  return (
    <section
      aria-label="Audit under way"
      className="mb-5 grid gap-2.5 rounded-md border border-line bg-surface p-4 text-dense"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="font-semibold">Audit under way</span>
          <span className="block text-muted">
            {askedBy === null ? 'It began by itself, as it does at night.' : `Begun by ${askedBy}.`} You may leave this
            page.
          </span>
        </p>
        <Button icon={Square} onClick={() => void stop()}>
          Stop
        </Button>
      </div>
      <ProgressBar label="Audit" {...(totalCount > 0 && { value: doneCount / totalCount })} />
      <p className="text-muted tabular-nums">
        {totalCount > 0
          ? `${formatCount(doneCount)} of ${pageCountLabel(totalCount)}`
          : 'Reading what has changed just now'}
      </p>
    </section>
  )
}
