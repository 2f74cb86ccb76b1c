import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'

interface CheckedFormProps {
  failure: FormFailure | undefined
  button: string
  /** Said on the button while the form is on its way. */
  pending?: string
  children: ReactNode
  /** Shown under the button. */
  note?: ReactNode
}

/**
 * A form that is checked by the server, with scripts and without. When it comes back refused, it says so, holds what was
 * typed and puts the cursor into the first wrong field.
 */
export function CheckedForm({ failure, button, pending = 'Sending', children, note }: CheckedFormProps) {
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
    <Form method="post" noValidate ref={form} aria-busy={isSending}>
      {failure && (
        <p role="alert" tabIndex={-1} className="form-error">
          {failure.formError}
        </p>
      )}
      {children}
      <button type="submit" disabled={isSending}>
        {isSending ? pending : button}
      </button>
      {note && <p>{note}</p>}
    </Form>
  )
}
