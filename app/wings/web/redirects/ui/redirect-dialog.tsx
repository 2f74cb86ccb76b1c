import { useEffect, useState } from 'react'
import type { FormFailure } from '~/platform/forms/form-failure'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { Select, TextInput } from '~/ui/workspace/input'
import { isWildcard } from '../redirect-address'
import { GONE, statusOptions } from '../redirect-status'
import { type RedirectDraft, useRedirectForm } from './use-redirect-form'

interface RedirectFieldsProps {
  draft: RedirectDraft
  failure: FormFailure | undefined
  isBusy: boolean
}

const FROM_HINT = 'End with /* to match everything below. Query parameters, such as /?p=12, must match exactly.'

interface RedirectDialogProps {
  /** What is edited, or begun: without an id it is a new one. Undefined: closed. */
  draft: RedirectDraft | undefined
  onClose: () => void
}

/** The form of one redirect, new or known. */
export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  return (
    <Dialog
      title={draft?.id ? 'Edit redirect' : 'New redirect'}
      description="Applies only if no page exists at the source URL."
      open={draft !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {draft && <RedirectForm key={draft.id ?? draft.from} draft={draft} onDone={onClose} />}
    </Dialog>
  )
}

function RedirectForm({ draft, onDone }: { draft: RedirectDraft; onDone: () => void }) {
  const { fetcher, action, failure, isDone } = useRedirectForm(draft)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return (
    <fetcher.Form method="post" action={action} noValidate className="grid gap-4">
      <RedirectFields draft={draft} failure={failure} isBusy={fetcher.state !== 'idle'} />
    </fetcher.Form>
  )
}

function RedirectFields({ draft, failure, isBusy }: RedirectFieldsProps) {
  const [from, setFrom] = useState(draft.from)
  const [status, setStatus] = useState(draft.status)
  return (
    <>
      {failure && (
        <p role="alert" className="text-dense font-medium text-danger">
          {failure.formError}
        </p>
      )}
      <Field label="Source URL" hint={FROM_HINT} error={failure?.fieldErrors.from}>
        {(control) => (
          <TextInput
            {...control}
            name="from"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            placeholder="/old-page"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Redirect type" hint={answerHint(status)} error={failure?.fieldErrors.status}>
        {(control) => (
          <Select
            {...control}
            name="status"
            options={statusOptions}
            value={status}
            onChange={(event) => setStatus(Number(event.target.value))}
          />
        )}
      </Field>
      {status !== GONE && (
        <Field label="Target URL" hint={targetHint(from)} error={failure?.fieldErrors.to}>
          {(control) => (
            <TextInput
              {...control}
              name="to"
              defaultValue={draft.to}
              placeholder={isWildcard(from) ? '/new/*' : '/new-page'}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        {draft.id ? 'Save redirect' : 'Add redirect'}
      </Button>
    </>
  )
}

function answerHint(status: number) {
  if (status === GONE) return 'Search engines remove the URL.'
  return status === 301 ? 'Search engines index the target URL instead.' : 'Search engines keep the source URL.'
}

function targetHint(from: string) {
  return isWildcard(from) ? 'End with /* to keep the rest of the path.' : undefined
}
