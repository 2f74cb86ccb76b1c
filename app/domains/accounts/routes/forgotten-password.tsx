import type { z } from 'zod'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { emailForm } from '../account'
import { askForNewPassword } from '../commands.server'
import { limitAccount, limitCallers } from '../sign-in/account-limits.server'
import { ForgottenPasswordScreen } from '../ui/forgotten-password-screen'
import type { Route } from './+types/forgotten-password'

export function action({ request, context }: Route.ActionArgs) {
  const [db, { address }] = [context.get(databaseContext), context.get(visitContext)]
  const admit = () => limitCallers(db, 'new-password', address)
  async function work({ email }: z.output<typeof emailForm>) {
    await limitAccount(db, 'new-password', { email, address })
    await askForNewPassword(db, context.get(environmentContext), email)
    return { sentTo: email }
  }
  return submit(request, emailForm, work, admit)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'Forgotten password' }, { name: 'robots', content: 'noindex' }]
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  return (
    <ForgottenPasswordScreen
      failure={failure}
      sentTo={actionData && 'sentTo' in actionData ? actionData.sentTo : undefined}
    />
  )
}
