import { href } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { SiteButtonLink } from '~/ui/button'
import { ValidatedForm } from '~/ui/checked-form'
import { AccountScreen } from '../account-screen'
import { NewPasswordField } from './password-field'

interface ResetPasswordScreenProps {
  /** Whose password it is; null when the link leads no further. */
  email: string | null
  isAdmin: boolean
  failure: FormFailure | undefined
  changed: { isAdmin: boolean } | undefined
}

export function ResetPasswordScreen({ email, isAdmin, failure, changed }: ResetPasswordScreenProps) {
  if (changed) {
    return (
      <AccountScreen
        title="Your password is changed"
        lead="You are signed out everywhere. Sign in with the new password."
      >
        <SiteButtonLink to={href(changed.isAdmin ? '/admin/login' : '/planner/login')} className="justify-self-start">
          Sign in
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  if (!email) {
    return (
      <AccountScreen
        title="This link leads no further"
        lead="It has been used, it is too old, or a part of it is missing."
      >
        <SiteButtonLink to="/account/password" className="justify-self-start">
          Ask for a new link
        </SiteButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen
      title="Choose a new password"
      lead={`For ${email}. It ends every session that is open now, and the tokens of your agents.`}
    >
      <ValidatedForm failure={failure} submitLabel="Change password" pending="Changing">
        <input type="email" value={email} readOnly hidden autoComplete="username" />
        <NewPasswordField isForAdmin={isAdmin} label="New password" failure={failure} />
      </ValidatedForm>
    </AccountScreen>
  )
}
