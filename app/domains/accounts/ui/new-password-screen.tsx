import { href } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { ButtonLink } from '~/ui/button'
import { CheckedForm } from '~/ui/checked-form'
import { AccountScreen } from '../account-screen'
import { NewPasswordField } from './password-field'

interface NewPasswordScreenProps {
  /** Whose password it is; null when the link leads no further. */
  email: string | null
  isAdmin: boolean
  failure: FormFailure | undefined
  changed: { isAdmin: boolean } | undefined
}

export function NewPasswordScreen({ email, isAdmin, failure, changed }: NewPasswordScreenProps) {
  if (changed) {
    return (
      <AccountScreen
        title="Your password is changed"
        lead="You are signed out everywhere. Sign in with the new password."
      >
        <ButtonLink to={href(changed.isAdmin ? '/admin/login' : '/planner/login')} className="justify-self-start">
          Sign in
        </ButtonLink>
      </AccountScreen>
    )
  }
  if (!email) {
    return (
      <AccountScreen
        title="This link leads no further"
        lead="It has been used, it is too old, or a part of it is missing."
      >
        <ButtonLink to="/account/password" className="justify-self-start">
          Ask for a new link
        </ButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen
      title="Choose a new password"
      lead={`For ${email}. It ends every session that is open now, and the tokens of your agents.`}
    >
      <CheckedForm failure={failure} button="Change password" pending="Changing">
        <input type="email" value={email} readOnly hidden autoComplete="username" />
        <NewPasswordField isForAdmin={isAdmin} label="New password" failure={failure} />
      </CheckedForm>
    </AccountScreen>
  )
}
