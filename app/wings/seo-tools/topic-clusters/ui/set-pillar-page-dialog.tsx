import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { isPageUnresolved, PageField, type SelectedPage, toPageFieldValue } from './page-field'

interface PillarFormProps {
  pillar: SelectedPage | null
  /** Answers whether it was done; if not, what was typed stays. */
  onSubmit: (pillarPage: string | null) => Promise<boolean>
}

interface PillarDialogProps extends PillarFormProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function SetPillarPageDialog({ isOpen, onOpenChange, ...form }: PillarDialogProps) {
  return (
    <Dialog
      title="Pillar page"
      description="The main page of the cluster, which links to the page of each topic."
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <PillarForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function PillarForm({ pillar, onSubmit, onDone }: PillarFormProps & { onDone: () => void }) {
  const [value, setValue] = useState(toPageFieldValue(pillar))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const fault = isPageUnresolved(value) ? 'Choose a page from the list.' : undefined
    setError(fault)
    if (fault) return
    setBusy(true)
    const isDone = await onSubmit(value.page?.id ?? null)
    setBusy(false)
    if (isDone) onDone()
  }
  return (
    <form noValidate className="grid min-h-80 content-start gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="Page" hint="Leave empty for no pillar page." error={error}>
        {(control) => <PageField {...control} value={value} onChange={setValue} />}
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        Save
      </Button>
    </form>
  )
}
