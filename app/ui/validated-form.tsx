import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { formAlertClassName } from './form-alert'
import { SiteButton } from './site-button'

interface ValidatedFormProps {
  failure: FormFailure | undefined
  /** Where it is sent; to its own page, unless said otherwise. */
  action?: string
  submitLabel: ReactNode
  /** Said on the button while the form is on its way. */
  pending?: string
  /** Said when no answer came. */
  failed?: string
  /** For forms that send files. */
  encType?: 'multipart/form-data'
  children: ReactNode
  /** Shown under the button. */
  note?: ReactNode
}

/**
 * A form that is checked by the server, with scripts and without. When it comes back refused, it says so, holds what was
 * typed and puts the cursor into the first wrong field: here where React is, else by islands/send-forms.ts.
 */
export function ValidatedForm({
  failure,
  submitLabel,
  pending = 'Sending',
  failed,
  children,
  note,
  ...sent
}: ValidatedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, formMethod } = useNavigation()
  const isSending = state !== 'idle' && formMethod === 'POST'

  useEffect(() => {
    if (!failure) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = find('[aria-invalid="true"]') ?? find('[role="alert"]')
    wrong?.focus()
  }, [failure])

  return (
    <Form
      method="post"
      {...sent}
      noValidate
      ref={form}
      aria-busy={isSending || undefined}
      data-pending={pending}
      data-failed={failed}
      className="grid gap-6"
    >
      {failure && (
        <p role="alert" tabIndex={-1} className={formAlertClassName}>
          {failure.formError}
        </p>
      )}
      {children}
      <SiteButton type="submit" disabled={isSending} className="justify-self-start">
        {isSending ? pending : submitLabel}
      </SiteButton>
      {note && <p className="text-small text-muted">{note}</p>}
    </Form>
  )
}
