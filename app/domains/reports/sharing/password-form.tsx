import type { FormFailure } from '~/platform/form-failure'
import { CheckedForm } from '~/ui/checked-form'
import { TextField } from '~/ui/form-field'

/** Asks for the password of a link, with scripts and without. */
export function PasswordForm({ failure }: { failure: FormFailure | undefined }) {
  return (
    <div className="mt-4 grid max-w-sm gap-4">
      <p className="text-muted">These figures are shown to whoever knows their password.</p>
      <CheckedForm failure={failure} button="Show the figures" pending="Opening">
        <TextField label="Password" name="password" type="password" autoComplete="off" failure={failure} />
      </CheckedForm>
    </div>
  )
}
