import { useEffect, useRef } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-mutation'
import { secondFactorClient } from '../api'
import { type AdminSession, AdminSessionTable } from './admin-session-table'
import { type AdminListItem, AdminTable } from './admin-table'
import { LostDeviceForm } from './end-sessions-dialog'

interface InviteAdminFormProps {
  failure: FormFailure | undefined
  /** Who was just added. */
  invited: string | undefined
}

interface AdminsScreenProps {
  admins: AdminListItem[]
  sessions: AdminSession[]
  isSecondFactorRequired: boolean
  failure: FormFailure | undefined
  invited: string | undefined
}

export function AdminsScreen({ admins, sessions, isSecondFactorRequired, failure, invited }: AdminsScreenProps) {
  return (
    <div className="grid max-w-4xl gap-10">
      <section aria-labelledby="admins" className="grid gap-4">
        <h2 id="admins" className="text-base font-semibold">
          Administrators
        </h2>
        <AdminTable admins={admins} />
        <InviteAdminForm failure={failure} invited={invited} />
      </section>
      <section aria-labelledby="second-factor" className="grid gap-4">
        <h2 id="second-factor" className="text-base font-semibold">
          Two-factor authentication
        </h2>
        <SecondFactorRequirementSwitch isRequired={isSecondFactorRequired} />
        <p className="text-dense text-muted">
          Manage your own passkeys and authenticator app in{' '}
          <Link to={href('/planner/account/security')} className="link">
            your account
          </Link>
          .
        </p>
      </section>
      <section aria-labelledby="sessions" className="grid gap-4">
        <h2 id="sessions" className="text-base font-semibold">
          Your sessions
        </h2>
        <AdminSessionTable sessions={sessions} />
      </section>
      <section aria-labelledby="sessions-of-others" className="grid gap-4">
        <h2 id="sessions-of-others" className="text-base font-semibold">
          Account recovery
        </h2>
        <LostDeviceForm />
      </section>
    </div>
  )
}

/** Whether admins need a second factor. */
function SecondFactorRequirementSwitch({ isRequired }: { isRequired: boolean }) {
  const change = useMutation()
  const set = (wanted: boolean) =>
    change({
      ...secondFactorClient.put('/', { json: { isRequired: wanted } }),
      successMessage: () =>
        wanted
          ? 'Two-factor authentication is now required for admins.'
          : 'Two-factor authentication is no longer required for admins.',
    })
  return (
    <Switch
      label="Require two-factor authentication"
      hint="Admins must use a passkey or an authenticator app. Admins without one set it up at their next visit."
      checked={isRequired}
      onCheckedChange={(wanted) => void set(wanted)}
    />
  )
}

function InviteAdminForm({ failure, invited }: InviteAdminFormProps) {
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
        <Field label="Email of the new admin" error={error} className="min-w-0 flex-1 basis-64">
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
        <Notice kind="success" title={`${invited} is now an admin.`}>
          We emailed them a link to set a password.
        </Notice>
      )}
    </Form>
  )
}
