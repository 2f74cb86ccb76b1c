import { href, Link } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { ButtonLink } from '~/ui/button'
import { CheckedForm } from '~/ui/checked-form'
import { AccountScreen } from '../account-screen'
import { PasswordField } from './password-field'

interface ConfirmationScreenProps {
  /** The address that the link confirms; null when it leads no further. */
  email: string | null
  failure: FormFailure | undefined
  isConfirmed: boolean
}

export function ConfirmationScreen({ email, failure, isConfirmed }: ConfirmationScreenProps) {
  if (isConfirmed) {
    return (
      <AccountScreen title="Your address is confirmed" lead="You can sign in now.">
        <ButtonLink to={href('/planner/login')} className="justify-self-start">
          Sign in
        </ButtonLink>
      </AccountScreen>
    )
  }
  if (!email) {
    return (
      <AccountScreen title="This link leads no further" lead="It is older than three days, or a part of it is missing.">
        <ButtonLink to={href('/account/confirmation')} className="justify-self-start">
          Ask for a new link
        </ButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title="Confirm your address" lead={`Is ${email} yours?`}>
      <CheckedForm failure={failure} button="Confirm my address" pending="Confirming">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint="The one that you chose when you signed up."
          failure={failure}
        />
      </CheckedForm>
      <p className="text-small">
        Did you not sign up, or forget the password? Then{' '}
        <Link to={href('/account/password')} className="link">
          choose a new password first
        </Link>
        .
      </p>
    </AccountScreen>
  )
}
