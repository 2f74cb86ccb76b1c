import type { z } from 'zod'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { chosenPasswordForm } from '../account'
import { confirmEmail } from '../commands.server'
import { readConfirmation } from '../links.server'
import { limitCallers } from '../sign-in/account-limits.server'
import { ConfirmationScreen } from '../ui/confirmation-screen'
import type { Route } from './+types/confirmation'

/** Looking confirms nothing: programs that check mails follow their links. */
export function loader({ context, params }: Route.LoaderArgs) {
  const link = readConfirmation(context.get(environmentContext), params.token)
  return { email: link.state === 'valid' ? link.payload.confirmsEmail : null }
}

export function action({ request, context, params: { token } }: Route.ActionArgs) {
  const [db, env, { address }] = [
    context.get(databaseContext),
    context.get(environmentContext),
    context.get(visitContext),
  ]
  const admit = () => limitCallers(db, 'password-check', address)
  async function work({ password }: z.output<typeof chosenPasswordForm>) {
    await confirmEmail(db, env, { token, password, address })
    return { confirmed: true as const }
  }
  return submit(request, chosenPasswordForm, work, admit)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'Confirm your address' }, { name: 'robots', content: 'noindex' }]
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  return (
    <ConfirmationScreen email={loaderData.email} failure={failure} isConfirmed={actionData !== undefined && !failure} />
  )
}
