import { databaseContext, environmentContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { passwordForm } from '../account'
import { findNewPasswordAccount, replacePassword } from '../commands.server'
import { NewPasswordScreen } from '../ui/new-password-screen'
import type { Route } from './+types/new-password'

export async function loader({ context, params }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const account = await findNewPasswordAccount(db, env, params.token)
  return { email: account?.email ?? null, isAdmin: Boolean(account?.adminId) }
}

export function action({ request, context, params }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  return submit(request, passwordForm, async ({ password }) => ({
    changed: await replacePassword(db, env, { token: params.token, password }),
  }))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'New password' }, { name: 'robots', content: 'noindex' }]
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewPasswordScreen
      {...loaderData}
      failure={isFormFailure(actionData) ? actionData : undefined}
      changed={actionData && 'changed' in actionData ? actionData.changed : undefined}
    />
  )
}
