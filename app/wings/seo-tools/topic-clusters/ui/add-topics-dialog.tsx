import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { MAX_TOPICS } from '../cluster'
import { findTopicLinesProblem, parseTopicLines } from './topic-lines'

interface AddTopicsFormProps {
  /** How many topics there are. */
  count: number
  /** Answers whether it was done; if not, what was typed stays. */
  onSubmit: (keyphrases: string[]) => Promise<boolean>
}

interface AddTopicsDialogProps extends AddTopicsFormProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function AddTopicsDialog({ isOpen, onOpenChange, ...form }: AddTopicsDialogProps) {
  return (
    <Dialog title="Add topics" description="Existing topics are skipped." open={isOpen} onOpenChange={onOpenChange}>
      <AddTopicsForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function AddTopicsForm({ count, onSubmit, onDone }: AddTopicsFormProps & { onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const lines = parseTopicLines(typed)
    const fault = lines.length === 0 ? 'Enter at least one topic.' : findTopicLinesProblem(lines)
    setError(fault)
    if (fault) return
    setBusy(true)
    const isDone = await onSubmit(lines)
    setBusy(false)
    if (isDone) onDone()
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="Topics, one per line" error={error} labelAside={`${count} of ${MAX_TOPICS}`}>
        {(control) => (
          <TextArea {...control} rows={8} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        Add topics
      </Button>
    </form>
  )
}
