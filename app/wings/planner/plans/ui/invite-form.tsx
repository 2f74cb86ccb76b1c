import { useRef, useState } from 'react'
import { INVALID_EMAIL, isEmail } from '~/platform/forms/is-email'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { Select, TextInput } from '~/ui/workspace/input'
import { plansClient } from '../api'
import { MEMBER_ROLES, type MemberRole, ROLE_LABELS } from '../sharing/member'
import type { ChangeSharing } from './use-sharing'

const options = MEMBER_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

interface InviteFormProps {
  planId: string
  change: ChangeSharing
}

/** An address and a role. What was typed stays until the invitation is on its way. */
export function InviteForm({ planId, change }: InviteFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('editor')
  const [state, setState] = useState<{ error?: string; isBusy?: boolean }>({})
  async function invite() {
    const error = isEmail(email.trim().toLowerCase()) ? undefined : INVALID_EMAIL
    setState({ error, isBusy: !error })
    if (error) return field.current?.focus()
    const reply = await change({
      ...plansClient.post('/:planId/members', { param: { planId }, json: { email, role } }),
      successMessage: `${email.trim()} invited.`,
    })
    setState({ error: reply.ok ? undefined : reply.message })
    field.current?.focus()
    if (reply.ok) setEmail('')
  }
  return (
    <form
      noValidate
      className="grid items-start gap-2 sm:grid-cols-[1fr_7rem_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!state.isBusy) void invite()
      }}
    >
      <Field label="Invite by email" error={state.error} hint="They receive an email with a link.">
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            placeholder="name@example.com"
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Field label="Role">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={role}
            onChange={({ target }) => setRole(target.value as MemberRole)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="sm:mt-[1.65rem]">
        Invite
      </Button>
    </form>
  )
}
