import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { type FormFailure, isFormFailure } from '~/platform/form-failure'
import { showToast } from '~/ui/toasts'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'

export function NewRedirect() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="New redirect"
      description="For an address that was printed, linked or known from an earlier site. It leads there for good (301)."
      trigger={
        <Button variant="primary" icon={Plus}>
          New redirect
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <RedirectForm onDone={() => setIsOpen(false)} />
    </Dialog>
  )
}

function RedirectForm({ onDone }: { onDone: () => void }) {
  const fetcher = useFetcher<{ added: string } | FormFailure>()
  const failure = isFormFailure(fetcher.data) ? fetcher.data : undefined
  const added = fetcher.data && 'added' in fetcher.data ? fetcher.data.added : undefined
  useEffect(() => {
    if (!added) return
    showToast(`${added} leads on from now.`)
    onDone()
  }, [added, onDone])
  return (
    <fetcher.Form method="post" action="/admin/blog/redirects" noValidate className="grid gap-4">
      {failure && (
        <p role="alert" className="text-dense font-medium text-danger">
          {failure.formError}
        </p>
      )}
      <Field label="Old address" error={failure?.fieldErrors.from}>
        {(control) => <TextInput {...control} name="from" placeholder="/old-page" autoComplete="off" />}
      </Field>
      <Field label="Leads to" error={failure?.fieldErrors.to}>
        {(control) => <TextInput {...control} name="to" placeholder="/new-page" autoComplete="off" />}
      </Field>
      <Button type="submit" variant="primary" disabled={fetcher.state !== 'idle'} className="justify-self-end">
        Add redirect
      </Button>
    </fetcher.Form>
  )
}
