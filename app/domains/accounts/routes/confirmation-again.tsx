import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { emailForm } from '../account'
import { sendConfirmationAgain } from '../commands.server'
import { limitAttempts } from '../sign-in/account-limits.server'
import { ConfirmationAgainScreen } from '../ui/confirmation-again-screen'
import type { Route } from './+types/confirmation-again'

/** Mails another link to whoever signed up and has not confirmed the address. */
export function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  return submit(request, emailForm, async ({ email }) => {
    await limitAttempts(db, 'confirmation', { email, address: context.get(visitContext).address })
    await sendConfirmationAgain(db, context.get(environmentContext), email)
    return { sentTo: email }
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'Confirm your address' }, { name: 'robots', content: 'noindex' }]
}

export default function ConfirmationAgain({ actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined
  return <ConfirmationAgainScreen failure={failure} sentTo={sentTo} />
}
