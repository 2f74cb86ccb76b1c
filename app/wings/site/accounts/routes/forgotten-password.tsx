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
import { requestPasswordReset } from '../commands.server'
import { limitAttemptsFromAddress, limitAttemptsOnAccount } from '../sign-in/sign-in-limits.server'
import type { Route } from './+types/forgotten-password'

interface ForgottenPasswordScreenProps {
  failure: FormFailure | undefined
  sentTo: string | undefined
}

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
  return preserveFormOnError(serverAction, 'The form could not be sent. Please try again.')
}

export function meta() {
  return noindexMeta('Reset password')
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

function ForgottenPasswordScreen({ failure, sentTo }: ForgottenPasswordScreenProps) {
  return (
    <AccountScreen
      title="Forgot your password?"
      lead="Enter your email and we will send you a link to reset your password."
    >
      <SuccessMessage isShown={sentTo !== undefined}>
        If an account exists for {sentTo}, we sent a link to it. The link expires after one hour.
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
