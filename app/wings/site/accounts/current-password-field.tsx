import type { FormFailure } from '~/platform/forms/form-failure'
import { RECENT_AUTHENTICATION_MINUTES } from './two-factor/two-factor'
import { PasswordField } from './ui/password-field'

interface CurrentPasswordFieldProps {
  isNeeded: boolean
  failure: FormFailure | undefined
}

/** Proves that it is not somebody who found the screen open. */
export function CurrentPasswordField({ isNeeded, failure }: CurrentPasswordFieldProps) {
  if (isNeeded) return <PasswordField label="Current password" autoComplete="current-password" failure={failure} />
  return (
    <p className="text-dense text-muted">
      Your account has no password. You can make this change within {RECENT_AUTHENTICATION_MINUTES} minutes after
      signing in.
    </p>
  )
}
