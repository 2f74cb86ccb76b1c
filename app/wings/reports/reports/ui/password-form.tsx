import type { FormFailure } from '~/platform/forms/form-failure'
import { TextField } from '~/ui/form-field'
import { ValidatedForm } from '~/ui/validated-form'

/** Asks for the password of a link, with scripts and without. */
export function PasswordForm({ failure }: { failure: FormFailure | undefined }) {
  return (
    <div className="mt-4 grid max-w-sm gap-4">
      <p className="text-muted">This report is password-protected.</p>
      <ValidatedForm failure={failure} submitLabel="View report" pending="Opening">
        <TextField label="Password" name="password" type="password" autoComplete="off" failure={failure} />
      </ValidatedForm>
    </div>
  )
}
