import { type LucideIcon, Pause, Play, RefreshCw, Send, Sparkles, Square, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '~/platform/text/format-number'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { useMutation } from '~/ui/workspace/use-mutation'
import { bulkClient } from '../api'
import type { FoundRun, RunRowCounts } from '../queries.server'
import { MAX_PAGES_PER_DAY, type RunAction } from '../run-action'
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

/** What can be done with a run as it stands. */
export function RunButtons({ run, pages }: RunButtonsProps) {
  const { task, state } = run
  const act = useRunActions(run.id)
  const planned = pages.counts.created + pages.counts.updated
  const isEnded = state === 'done' || state === 'stopped'
  const hasPages = pages.done > 0
  return (
    <>
      {hasPages && task !== 'undo' && isEnded && (
        <ButtonLink to={`${newBulkRunPath}?updates=${run.id}`} icon={RefreshCw}>
          Update …
        </ButtonLink>
      )}
      {task !== 'generate' && task !== 'plan' && (task !== 'undo' || state === 'stopped') && (
        <UndoRunButton onUndo={() => act({ action: 'undo' })} />
      )}
      {state === 'working' && task !== 'undo' && (
        <>
          <Button icon={Square} onClick={() => act({ action: 'stop' })}>
            Stop
          </Button>
          {task !== 'plan' && (
            <Button icon={Pause} onClick={() => act({ action: 'pause' })}>
              Pause
            </Button>
          )}
        </>
      )}
      {pages.unanswered > 0 && task === 'plan' && isEnded && <RetryAiTextsButton act={act} count={pages.unanswered} />}
      {task === 'generate' && state === 'stopped' && (
        <Button icon={Sparkles} onClick={() => act({ action: 'retry-texts' })}>
          Generate remaining
        </Button>
      )}
      {state === 'paused' && (
        <Button icon={Play} variant="primary" onClick={() => act({ action: 'resume' })}>
          Resume
        </Button>
      )}
      {task === 'plan' && state === 'done' && planned > 0 && (
        <Button icon={Play} variant="primary" onClick={() => act({ action: 'make' })}>
          Generate {formatCount(planned, 'draft')}
        </Button>
      )}
      {hasPages && isEnded && (task === 'make' || task === 'publish') && (
        <PublishRunDialog onPublish={(perDay, from) => act({ action: 'publish', perDay, from })} icon={Send} />
      )}
    </>
  )
}

function RetryAiTextsButton({ act, count }: { act: ReturnType<typeof useRunActions>; count: number }) {
  return (
    <Button icon={Sparkles} onClick={() => act({ action: 'retry-texts' })}>
      Retry AI for {formatCount(count, 'row')}
    </Button>
  )
}

const actionMessages: Record<RunAction['action'], string> = {
  'retry-texts': 'Generating AI texts.',
  make: 'Generating drafts.',
  pause: 'Run paused.',
  resume: 'Run resumed.',
  stop: 'Run stopped. Generated pages stay.',
  undo: 'Undoing run.',
  publish: 'Publishing pages.',
}

function useRunActions(runId: string) {
  const change = useMutation()
  return (action: RunAction) =>
    change({
      ...bulkClient.post('/runs/:runId/actions', { param: { runId }, json: action }),
      successMessage: () => actionMessages[action.action],
    })
}

function UndoRunButton({ onUndo }: { onUndo: () => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title="Undo run?"
      description="New drafts are deleted, published pages move to trash and updated pages are reverted. Pages edited by hand are kept."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={Undo2}>Undo run</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" onClick={() => void onUndo().then((isDone) => isDone && setOpen(false))}>
            Undo run
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
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
