import type { FormFailure } from '~/platform/forms/form-failure'
import { TextField } from '~/ui/form-field'
import { ValidatedForm } from '~/ui/validated-form'

/** Asks for the password of a link, with scripts and without. */
export function PasswordForm({ failure }: { failure: FormFailure | undefined }) {
  return (
    <div className="mt-4 grid max-w-sm gap-4">
      <p className="text-muted">These figures are shown to whoever knows their password.</p>
      <ValidatedForm failure={failure} submitLabel="Show the figures" pending="Opening">
        <TextField label="Password" name="password" type="password" autoComplete="off" failure={failure} />
      </ValidatedForm>
    </div>
  )
}
