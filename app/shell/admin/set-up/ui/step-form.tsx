import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { UnsavedFormGuard } from '~/ui/workspace/unsaved-changes-guard'
import type { SetUpStatus, SetUpStepName } from '../set-up'
import { SkipStep } from './skip-step'

interface StepFormProps {
  step: SetUpStepName
  status: SetUpStatus
  failure: FormFailure | undefined
  submitLabel?: string
  pendingLabel?: string
  /** Changes when what the form holds has been saved; left out where nothing is typed that could be lost. */
  savedKey?: string
  children: ReactNode
}

/** The form of a step: saves, says beside its fields what is wrong, and lets nothing typed be lost. */
export function StepForm({ step, status, failure, submitLabel, pendingLabel, savedKey, children }: StepFormProps) {
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!failure) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = find('[aria-invalid="true"]') ?? find('[data-failure]')
    wrong?.focus()
  }, [failure])
  return (
    <Form ref={form} method="post" noValidate aria-busy={isSaving} className="grid gap-6">
      {savedKey !== undefined && <UnsavedFormGuard form={form} savedKey={savedKey} />}
      {failure && (
        <div data-failure tabIndex={-1} className="outline-none">
          <Notice kind="error" title={failure.formError} />
        </div>
      )}
      {children}
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        <Button type="submit" variant="primary" disabled={isSaving}>
          {isSaving ? (pendingLabel ?? 'Saving') : (submitLabel ?? 'Save and continue')}
        </Button>
        <SkipStep step={step} status={status} />
      </div>
    </Form>
  )
}
