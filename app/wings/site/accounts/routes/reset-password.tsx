import { href } from 'react-router'
import { type FormFailure, isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { SiteButtonLink } from '~/ui/site-button'
import { ValidatedForm } from '~/ui/validated-form'
import { resetPasswordForm } from '../account'
import { AccountScreen } from '../account-screen'
import { findPasswordResetAccount, resetPassword } from '../commands.server'
import { NewPasswordField } from '../ui/password-field'
import type { Route } from './+types/reset-password'

interface ResetPasswordScreenProps {
  /** Whose password it is; null when the link leads no further. */
  email: string | null
  isAdmin: boolean
  failure: FormFailure | undefined
  changed: { isAdmin: boolean } | undefined
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const account = await findPasswordResetAccount(db, env, params.token)
  return { email: account?.email ?? null, isAdmin: Boolean(account?.adminId) }
}

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  return submit(request, resetPasswordForm, async ({ password }) => ({
    changed: await resetPassword(db, env, { token: params.token, password }),
  }))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(serverAction, 'The form could not be sent. Please try again.')
}

export function meta() {
  return noindexMeta('Reset password')
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ResetPasswordScreen
      {...loaderData}
      failure={isFormFailure(actionData) ? actionData : undefined}
      changed={actionData && 'changed' in actionData ? actionData.changed : undefined}
    />
  )
}

function ResetPasswordScreen({ email, isAdmin, failure, changed }: ResetPasswordScreenProps) {
  if (changed) {
    return (
      <AccountScreen title="Password changed" lead="You were signed out everywhere. Sign in with your new password.">
        <SiteButtonLink to={href(changed.isAdmin ? '/admin/login' : '/planner/login')} className="justify-self-start">
          Sign in
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  if (!email) {
    return (
      <AccountScreen
        title="This link is no longer valid"
        lead="It has already been used, has expired or is incomplete."
      >
        <SiteButtonLink to="/account/password" className="justify-self-start">
          Request a new link
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen
      title="Reset your password"
      lead={`Choose a new password for ${email}. You are signed out of all sessions, and your agent tokens are revoked.`}
    >
      <ValidatedForm failure={failure} submitLabel="Change password" pending="Changing">
        <input type="email" value={email} readOnly hidden autoComplete="username" />
        <NewPasswordField isForAdmin={isAdmin} label="New password" failure={failure} />
      </ValidatedForm>
    </AccountScreen>
  )
}
