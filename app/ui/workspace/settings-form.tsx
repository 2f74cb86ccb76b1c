import { type ReactNode, useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { formResultFor } from '~/platform/forms/form-result'
import { Button } from './button'

interface SettingsFormProps {
  /** Tells the forms of a screen apart. */
  intent: string
  submitLabel: string
  /** What the button is called aloud, where several look the same. */
  buttonLabel?: string
  pending: string
  variant?: 'primary' | 'secondary' | 'danger'
  /** Emptied once its work is done: passwords. */
  isResetOnSuccess?: boolean
  isDisabled?: boolean
  /** Draws the fields. */
  children?: (failure: FormFailure | undefined) => ReactNode
  className?: string
}

/** One of several forms of a screen: each says for itself how it went, with scripts and without. */
export function SettingsForm({
  intent,
  submitLabel,
  buttonLabel,
  pending,
  variant = 'secondary',
  isResetOnSuccess = false,
  isDisabled = false,
  children,
  className = 'grid gap-4',
}: SettingsFormProps) {
  const fetcher = useFetcher({ key: `settings-form ${intent}` })
  const withoutScripts = useActionData()
  const { failure, done } = formResultFor(intent, fetcher.data ?? withoutScripts)
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'

  useEffect(() => {
    if (!failure) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = find('[aria-invalid="true"]') ?? find('[role="alert"]')
    wrong?.focus()
  }, [failure])
  useEffect(() => {
    if (done && isResetOnSuccess) form.current?.reset()
  }, [done, isResetOnSuccess])

  return (
    <fetcher.Form method="post" noValidate ref={form} aria-busy={isSending} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children?.(failure)}
      {failure && (
        <p role="alert" tabIndex={-1} className="text-dense font-medium text-danger">
          {failure.formError}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-label={buttonLabel} variant={variant} disabled={isSending || isDisabled}>
          {isSending ? pending : submitLabel}
        </Button>
        <p role="status" className="text-dense text-success empty:hidden">
          {!isSending && done}
        </p>
      </div>
    </fetcher.Form>
  )
}
