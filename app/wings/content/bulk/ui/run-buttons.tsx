import { type LucideIcon, Pause, Play, RefreshCw, Send, Sparkles, Square, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { FoundRun, RunRowCounts } from '../queries.server'
import { MAX_PAGES_PER_DAY, type RunAction } from '../run-action'
import { newBulkRunPath, runActionsPath } from './paths'

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
  const planned = pages.counts.made + pages.counts.changed
  const isEnded = state === 'done' || state === 'stopped'
  const hasPages = pages.done > 0
  return (
    <>
      {hasPages && task !== 'undo' && isEnded && (
        <ButtonLink to={`${newBulkRunPath}?updates=${run.id}`} icon={RefreshCw}>
          Update …
        </ButtonLink>
      )}
      {task !== 'ask' && task !== 'plan' && (task !== 'undo' || state === 'stopped') && (
        <UndoRunButton onUndo={() => act({ deed: 'undo' })} />
      )}
      {state === 'working' && task !== 'undo' && (
        <>
          <Button icon={Square} onClick={() => act({ deed: 'stop' })}>
            Stop
          </Button>
          {task !== 'plan' && (
            <Button icon={Pause} onClick={() => act({ deed: 'pause' })}>
              Pause
            </Button>
          )}
        </>
      )}
      {pages.unanswered > 0 && task === 'plan' && isEnded && <RetryAiTextsButton act={act} count={pages.unanswered} />}
      {task === 'ask' && state === 'stopped' && (
        <Button icon={Sparkles} onClick={() => act({ deed: 'ask' })}>
          Ask the rest
        </Button>
      )}
      {state === 'paused' && (
        <Button icon={Play} variant="primary" onClick={() => act({ deed: 'resume' })}>
          Resume
        </Button>
      )}
      {task === 'plan' && state === 'done' && planned > 0 && (
        <Button icon={Play} variant="primary" onClick={() => act({ deed: 'make' })}>
          Make {planned.toLocaleString('en-US')} {planned === 1 ? 'page' : 'pages'}
        </Button>
      )}
      {hasPages && isEnded && (task === 'make' || task === 'publish') && (
        <PublishRunDialog onPublish={(perDay, from) => act({ deed: 'publish', perDay, from })} icon={Send} />
      )}
    </>
  )
}

function RetryAiTextsButton({ act, count }: { act: ReturnType<typeof useRunActions>; count: number }) {
  return (
    <Button icon={Sparkles} onClick={() => act({ deed: 'ask' })}>
      Ask again for {count.toLocaleString('en-US')} {count === 1 ? 'row' : 'rows'}
    </Button>
  )
}

const actionMessages: Record<RunAction['deed'], string> = {
  ask: 'The AI is being asked.',
  make: 'The run has begun.',
  pause: 'The run waits.',
  resume: 'The run goes on.',
  stop: 'The run has ended. What is made stays.',
  undo: 'The run is being undone.',
  publish: 'The pages are being published.',
}

function useRunActions(runId: string) {
  const change = useMutation()
  return (deed: RunAction) =>
    change({ path: runActionsPath(runId), json: deed, successMessage: () => actionMessages[deed.deed] })
}

function UndoRunButton({ onUndo }: { onUndo: () => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title="Undo the whole run?"
      description="Pages that it made are deleted, those that were public go to the trash. Pages that it changed become what they were. What somebody edited by hand is kept and listed."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={Undo2}>Undo the run</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Keep the pages</Button>
          <Button variant="primary" onClick={() => void onUndo().then((isDone) => isDone && setOpen(false))}>
            Undo the run
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
      title="Publish the pages"
      description="What somebody edited by hand since is left out and listed. Pages with something missing are too, with the reason."
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
          label="Pages a day"
          hint="Spread evenly over each day."
          value={perDay}
          min={1}
          max={MAX_PAGES_PER_DAY}
          emptyLabel="All at once"
          onChange={setPerDay}
        />
        <Field label="From" hint={perDay === null ? 'Counts only with pages a day.' : 'Empty: from now on.'}>
          {(control) => (
            <TextInput {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
