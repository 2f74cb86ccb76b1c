import { href, Link } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { ValidatedForm } from '~/ui/checked-form'
import { TextField } from '~/ui/form-field'
import { SuccessMessage } from '~/ui/success-message'
import { AccountScreen } from '../account-screen'

interface ResendConfirmationScreenProps {
  failure: FormFailure | undefined
  sentTo: string | undefined
}

export function ResendConfirmationScreen({ failure, sentTo }: ResendConfirmationScreenProps) {
  return (
    <AccountScreen title="Another link" lead="It confirms the address that you signed up with.">
      <SuccessMessage isShown={sentTo !== undefined}>
        If an account with {sentTo} waits to be confirmed, a mail with a link is on its way. The link works for three
        days.
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
