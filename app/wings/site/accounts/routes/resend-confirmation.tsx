import { href, Link } from 'react-router'
import type { z } from 'zod'
import { type FormFailure, isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { TextField } from '~/ui/form-field'
import { SuccessMessage } from '~/ui/success-message'
import { ValidatedForm } from '~/ui/validated-form'
import { emailForm } from '../account'
import { AccountScreen } from '../account-screen'
import { resendConfirmation } from '../commands.server'
import { limitAttemptsFromAddress, limitAttemptsOnAccount } from '../sign-in/sign-in-limits.server'
import type { Route } from './+types/resend-confirmation'

interface ResendConfirmationScreenProps {
  failure: FormFailure | undefined
  sentTo: string | undefined
}

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
  return preserveFormOnError(serverAction, 'The form could not be sent. Please try again.')
}

export function meta() {
  return noindexMeta('Confirm your email')
}

export default function ResendConfirmation({ actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined
  return <ResendConfirmationScreen failure={failure} sentTo={sentTo} />
}

function ResendConfirmationScreen({ failure, sentTo }: ResendConfirmationScreenProps) {
  return (
    <AccountScreen title="Resend confirmation link" lead="We send a new link to the email you signed up with.">
      <SuccessMessage isShown={sentTo !== undefined}>
        If the account {sentTo} is not confirmed yet, we sent it a link. The link expires after three days.
      </SuccessMessage>
      {!sentTo && (
        <ValidatedForm failure={failure} submitLabel="Email me a link" pending="Sending">
          <TextField name="email" label="Email" type="email" autoComplete="username" failure={failure} />
        </ValidatedForm>
      )}
      <p className="text-small">
        <Link to={href('/planner/login')} className="link">
          Back to sign in
        </Link>
      </p>
    </AccountScreen>
  )
}
