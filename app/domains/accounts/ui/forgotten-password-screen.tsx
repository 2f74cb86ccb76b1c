import { href, Link } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { ValidatedForm } from '~/ui/checked-form'
import { TextField } from '~/ui/form-field'
import { SuccessMessage } from '~/ui/success-message'
import { AccountScreen } from '../account-screen'

interface ForgottenPasswordScreenProps {
  failure: FormFailure | undefined
  sentTo: string | undefined
}

export function ForgottenPasswordScreen({ failure, sentTo }: ForgottenPasswordScreenProps) {
  return (
    <AccountScreen title="Forgot your password?" lead="We mail you a link that lets you choose a new one.">
      <SuccessMessage isShown={sentTo !== undefined}>
        If there is an account for {sentTo}, a mail with a link is on its way. The link works for an hour.
      </SuccessMessage>
      {!sentTo && (
        <ValidatedForm failure={failure} submitLabel="Mail me a link" pending="Sending">
          <TextField name="email" label="E-mail" type="email" autoComplete="username" failure={failure} />
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
