import { Link } from 'react-router'
import type { FormFailure } from '~/platform/form-failure'
import { CheckedForm } from '~/ui/checked-form'
import { useField } from '~/ui/form-field'
import { AccountScreen } from '../../account-screen'
import { PasskeyButton } from './passkey-button'

interface CodeScreenProps {
  email: string
  /** Where signing in begins anew. */
  back: string
  /** Where it goes on. */
  to: string
  failure: FormFailure | undefined
}

export function CodeScreen({ email, back, to, failure }: CodeScreenProps) {
  return (
    <AccountScreen title="Enter your code" lead={`Your authenticator app shows six digits for ${email}.`}>
      <CheckedForm failure={failure} button="Sign in" pending="Signing in">
        <CodeField failure={failure} />
      </CheckedForm>
      <PasskeyButton to={() => to} />
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
  const { control, notes } = useField({ name: 'code', hint, failure })
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
