import { type LucideIcon, Play, RefreshCw, Send, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { canBeginPhase } from '~/kits/runs/run'
import { RunControls } from '~/kits/runs/run-controls'
import { formatCount } from '~/platform/text/format-number'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { useMutation } from '~/ui/workspace/use-mutation'
import { bulkClient } from '../api'
import { MAX_PAGES_PER_DAY } from '../publish-form'
import type { FoundRun, RunRowCounts } from '../queries.server'
import { bulkRunDescription } from '../run'
import { newBulkRunPath } from './paths'

interface PublishRunDialogProps {
  icon: LucideIcon
  /** Answers whether it was begun; if not, what was chosen stays. */
  onPublish: (perDay: number | null, from: string) => Promise<boolean>
}

interface RunButtonsProps {
  run: FoundRun
  pages: RunRowCounts
}

const UNDO_NOTE =
  'New drafts are deleted, published pages move to trash and updated pages are reverted. Pages edited by hand are kept.'

/** What can be done with a run as it stands. */
export function RunButtons({ run, pages }: RunButtonsProps) {
  const { phase, state } = run
  const begin = useBeginPhase(run.id)
  const planned = pages.counts.created + pages.counts.updated
  const isEnded = state === 'completed' || state === 'stopped'
  const canRetryTexts = canBeginPhase(bulkRunDescription, 'generate', run)
  return (
    <>
      {pages.done > 0 && phase !== 'undo' && isEnded && (
        <ButtonLink to={`${newBulkRunPath}?updates=${run.id}`} icon={RefreshCw}>
          Update …
        </ButtonLink>
      )}
      <RunControls description={bulkRunDescription} run={run} canUndo undoNote={UNDO_NOTE} />
      {canRetryTexts && (phase === 'generate' || pages.unanswered > 0) && (
        <Button icon={Sparkles} onClick={() => void begin.retryTexts()}>
          {phase === 'generate' ? 'Generate remaining' : `Retry AI for ${formatCount(pages.unanswered, 'row')}`}
        </Button>
      )}
      {canBeginPhase(bulkRunDescription, 'make', run) && planned > 0 && (
        <Button icon={Play} variant="primary" onClick={() => void begin.make()}>
          Generate {formatCount(planned, 'draft')}
        </Button>
      )}
      {canBeginPhase(bulkRunDescription, 'publish', run) && pages.done > 0 && (
        <PublishRunDialog onPublish={begin.publish} icon={Send} />
      )}
    </>
  )
}

function useBeginPhase(runId: string) {
  const change = useMutation()
  const param = { runId }
  return {
    retryTexts: () =>
      change({
        ...bulkClient.post('/runs/:runId/retry-texts', { param }),
        successMessage: () => 'Generating AI texts.',
      }),
    make: () =>
      change({ ...bulkClient.post('/runs/:runId/make', { param }), successMessage: () => 'Generating drafts.' }),
    publish: (perDay: number | null, from: string) =>
      change({
        ...bulkClient.post('/runs/:runId/publish', { param, json: { perDay, from } }),
        successMessage: () => 'Publishing pages.',
      }),
  }
}

/** Asks how the pages of a run come out. */
function PublishRunDialog({ icon, onPublish }: PublishRunDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const [perDay, setPerDay] = useState<number | null>(null)
  const [day, setDay] = useState('')
  async function publish() {
    // the day begins where the admin is
    const from = day === '' ? new Date() : new Date(`${day}T00:00:00`)
    if (await onPublish(perDay, from.toISOString())) setOpen(false)
  }
  return (
    <Dialog
      title="Publish pages"
      description="Pages that were edited by hand or are incomplete are skipped."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={icon} variant="primary">
          Publish …
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" onClick={() => void publish()}>
            Publish
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Pages per day"
          hint="Spread evenly over the day."
          value={perDay}
          min={1}
          max={MAX_PAGES_PER_DAY}
          emptyLabel="All at once"
          onChange={setPerDay}
        />
        <Field
          label="Start date"
          hint={perDay === null ? 'Used only with pages per day.' : 'Leave empty to start now.'}
        >
          {(control) => (
            <TextInput {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
