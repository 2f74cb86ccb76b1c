import { Link } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { ValidatedForm } from '~/ui/checked-form'
import { useFormField } from '~/ui/form-field'
import { AccountScreen } from '../../account-screen'
import { PasskeySignInButton } from './passkey-button'

interface TwoFactorCodeScreenProps {
  email: string
  /** Where signing in begins anew. */
  back: string
  /** Where it goes on. */
  to: string
  failure: FormFailure | undefined
}

export function TwoFactorCodeScreen({ email, back, to, failure }: TwoFactorCodeScreenProps) {
  return (
    <AccountScreen title="Enter your code" lead={`Your authenticator app shows six digits for ${email}.`}>
      <ValidatedForm failure={failure} submitLabel="Sign in" pending="Signing in">
        <CodeField failure={failure} />
      </ValidatedForm>
      <PasskeySignInButton to={() => to} />
      <p className="text-small">
        <Link to={back} className="link">
          Use another way to sign in
        </Link>
      </p>
    </AccountScreen>
  )
}

function CodeField({ failure }: { failure: FormFailure | undefined }) {
  const hint = 'If you have lost your phone, enter one of your recovery codes.'
  const { control, notes } = useFormField({ name: 'code', hint, failure })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={control.id} className="font-semibold">
        Code
      </label>
      <input
        {...control}
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className={`${control.className} tracking-wider tabular-nums`}
      />
      {notes}
    </div>
  )
}
