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
      <AccountScreen title="Email confirmed" lead="You can sign in now.">
        <SiteButtonLink to={href('/planner/login')} className="justify-self-start">
          Sign in
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  if (!email) {
    return (
      <AccountScreen title="This link is no longer valid" lead="It is older than three days or incomplete.">
        <SiteButtonLink to={href('/account/confirmation')} className="justify-self-start">
          Request a new link
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title="Confirm your email" lead={`Enter your password to confirm ${email}.`}>
      <ValidatedForm failure={failure} submitLabel="Confirm email" pending="Confirming">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint="The password you chose when you signed up."
          failure={failure}
        />
      </ValidatedForm>
      <p className="text-small">
        Forgot your password?{' '}
        <Link to={href('/account/password')} className="link">
          Reset it first
        </Link>
        .
      </p>
    </AccountScreen>
  )
}
