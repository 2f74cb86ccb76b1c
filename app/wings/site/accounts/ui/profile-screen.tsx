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
      <SettingsSection title="Your name" text="People with whom you share a plan see it beside what you do.">
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
        title="Your address"
        text={
          <>
            You sign in with <strong className="wrap-anywhere text-ink">{email}</strong>, and mails go there.
          </>
        }
      >
        <SettingsForm
          intent="email"
          submitLabel="Change address"
          pending="Sending"
          isResetOnSuccess
          className="grid max-w-md gap-4"
        >
          {(failure) => (
            <>
              <TextField
                name="email"
                label="New address"
                type="email"
                autoComplete="email"
                hint="We mail a link there. The change happens when you open it, and the old address hears of it."
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
