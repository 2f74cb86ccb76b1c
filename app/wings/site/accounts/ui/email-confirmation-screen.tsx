import { href, Link } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { SiteButtonLink } from '~/ui/site-button'
import { ValidatedForm } from '~/ui/validated-form'
import { AccountScreen } from '../account-screen'
import { PasswordField } from './password-field'

interface EmailConfirmationScreenProps {
  /** The address that the link confirms; null when it leads no further. */
  email: string | null
  failure: FormFailure | undefined
  isConfirmed: boolean
}

export function EmailConfirmationScreen({ email, failure, isConfirmed }: EmailConfirmationScreenProps) {
  if (isConfirmed) {
    return (
      <AccountScreen title="Your address is confirmed" lead="You can sign in now.">
        <SiteButtonLink to={href('/planner/login')} className="justify-self-start">
          Sign in
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  if (!email) {
    return (
      <AccountScreen title="This link leads no further" lead="It is older than three days, or a part of it is missing.">
        <SiteButtonLink to={href('/account/confirmation')} className="justify-self-start">
          Ask for a new link
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title="Confirm your address" lead={`Is ${email} yours?`}>
      <ValidatedForm failure={failure} submitLabel="Confirm my address" pending="Confirming">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint="The one that you chose when you signed up."
          failure={failure}
        />
      </ValidatedForm>
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
