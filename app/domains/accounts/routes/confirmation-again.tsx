import type { z } from 'zod'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { preserveFormOnError } from '~/platform/keep-typed'
import { emailForm } from '../account'
import { resendConfirmation } from '../commands.server'
import { limitAttemptsFromAddress, limitAttemptsOnAccount } from '../sign-in/account-limits.server'
import { ResendConfirmationScreen } from '../ui/confirmation-again-screen'
import type { Route } from './+types/confirmation-again'

/** Mails another link to whoever signed up and has not confirmed the address. */
export function action({ request, context }: Route.ActionArgs) {
  const [db, { address }] = [context.get(databaseContext), context.get(requestMetaContext)]
  const admit = () => limitAttemptsFromAddress(db, 'confirmation', address)
  async function work({ email }: z.output<typeof emailForm>) {
    await limitAttemptsOnAccount(db, 'confirmation', { email, address })
    await resendConfirmation(db, context.get(environmentContext), email)
    return { sentTo: email }
  }
  return submit(request, emailForm, work, admit)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'Confirm your address' }, { name: 'robots', content: 'noindex' }]
}

export default function ResendConfirmation({ actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined
  return <ResendConfirmationScreen failure={failure} sentTo={sentTo} />
}
