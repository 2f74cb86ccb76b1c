import type { z } from 'zod'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { preserveFormOnError } from '~/platform/keep-typed'
import { emailForm } from '../account'
import { requestPasswordReset } from '../commands.server'
import { limitAttemptsFromAddress, limitAttemptsOnAccount } from '../sign-in/account-limits.server'
import { ForgottenPasswordScreen } from '../ui/forgotten-password-screen'
import type { Route } from './+types/forgotten-password'

export function action({ request, context }: Route.ActionArgs) {
  const [db, { address }] = [context.get(databaseContext), context.get(requestMetaContext)]
  const admit = () => limitAttemptsFromAddress(db, 'new-password', address)
  async function work({ email }: z.output<typeof emailForm>) {
    await limitAttemptsOnAccount(db, 'new-password', { email, address })
    await requestPasswordReset(db, context.get(environmentContext), email)
    return { sentTo: email }
  }
  return submit(request, emailForm, work, admit)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(serverAction, 'This could not be sent. Please try again.')
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
