import type { z } from 'zod'
import { isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { passwordCheckForm } from '../account'
import { readEmailConfirmationToken } from '../account-links.server'
import { confirmEmail } from '../commands.server'
import { limitAttemptsFromAddress } from '../sign-in/sign-in-limits.server'
import { EmailConfirmationScreen } from '../ui/email-confirmation-screen'
import type { Route } from './+types/email-confirmation'

/** Looking confirms nothing: programs that check mails follow their links. */
export function loader({ context, params }: Route.LoaderArgs) {
  const link = readEmailConfirmationToken(context.get(environmentContext), params.token)
  return { email: link.state === 'valid' ? link.payload.confirmsEmail : null }
}

export function action({ request, context, params: { token } }: Route.ActionArgs) {
  const [db, env, { address }] = [
    context.get(databaseContext),
    context.get(environmentContext),
    context.get(requestMetaContext),
  ]
  const admit = () => limitAttemptsFromAddress(db, 'password-check', address)
  async function work({ password }: z.output<typeof passwordCheckForm>) {
    await confirmEmail(db, env, { token, password, address })
    return { confirmed: true as const }
  }
  return submit(request, passwordCheckForm, work, admit)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(serverAction, 'The form could not be sent. Please try again.')
}

export function meta() {
  return noindexMeta('Confirm your email')
}

export default function EmailConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  return (
    <EmailConfirmationScreen
      email={loaderData.email}
      failure={failure}
      isConfirmed={actionData !== undefined && !failure}
    />
  )
}
