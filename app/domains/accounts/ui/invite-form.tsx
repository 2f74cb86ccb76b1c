import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'

interface InviteFormProps {
  failure: FormFailure | undefined
  /** Who was just added. */
  invited: string | undefined
}

export function InviteForm({ failure, invited }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { state, formMethod } = useNavigation()
  const isSending = state !== 'idle' && formMethod === 'POST'
  useEffect(() => {
    if (invited) form.current?.reset()
  }, [invited])
  const error = failure?.fieldErrors.email ?? failure?.formError
  return (
    <Form ref={form} method="post" noValidate className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="E-mail of a new admin" error={error} className="min-w-0 flex-1 basis-64">
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={failure?.values?.email}
              placeholder="name@example.com"
            />
          )}
        </Field>
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending ? 'Adding' : 'Add admin'}
        </Button>
      </div>
      {invited && (
        <Notice kind="success" title={`${invited} is an admin now.`}>
          A mail tells them how to get in.
        </Notice>
      )}
    </Form>
  )
}
