import { databaseContext, environmentContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { preserveFormOnError } from '~/platform/keep-typed'
import { resetPasswordForm } from '../account'
import { findPasswordResetAccount, resetPassword } from '../commands.server'
import { ResetPasswordScreen } from '../ui/new-password-screen'
import type { Route } from './+types/new-password'

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
  return preserveFormOnError(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'New password' }, { name: 'robots', content: 'noindex' }]
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
