import { TextField } from '~/ui/form-field'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { CurrentPasswordField } from '../current-password-field'

interface ProfileScreenProps {
  email: string
  name: string
  hasPassword: boolean
}

export function ProfileScreen({ email, name, hasPassword }: ProfileScreenProps) {
  return (
    <>
      <SettingsSection title="Your name" text="Shown to people you share plans with.">
        <SettingsForm intent="name" submitLabel="Save name" pending="Saving" className="grid max-w-md gap-4">
          {(failure) => (
            <TextField
              name="name"
              label="Name"
              autoComplete="name"
              required={false}
              defaultValue={name}
              failure={failure}
            />
          )}
        </SettingsForm>
      </SettingsSection>
      <SettingsSection
        title="Your email"
        text={
          <>
            You sign in with <strong className="wrap-anywhere text-ink">{email}</strong>.
          </>
        }
      >
        <SettingsForm
          intent="email"
          submitLabel="Change email"
          pending="Sending"
          isResetOnSuccess
          className="grid max-w-md gap-4"
        >
          {(failure) => (
            <>
              <TextField
                name="email"
                label="New email"
                type="email"
                autoComplete="email"
                hint="We send a confirmation link to the new address."
                failure={failure}
              />
              <CurrentPasswordField isNeeded={hasPassword} failure={failure} />
            </>
          )}
        </SettingsForm>
      </SettingsSection>
    </>
  )
}
