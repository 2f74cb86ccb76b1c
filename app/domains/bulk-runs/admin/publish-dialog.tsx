import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { MOST_PER_DAY } from '../runs/run-deed'

interface PublishDialogProps {
  icon: LucideIcon
  /** Answers whether it was begun; if not, what was chosen stays. */
  onPublish: (perDay: number | null, from: string) => Promise<boolean>
}

/** Asks how the pages of a run come out. */
export function PublishDialog({ icon, onPublish }: PublishDialogProps) {
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
          max={MOST_PER_DAY}
          emptyMeans="All at once"
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
