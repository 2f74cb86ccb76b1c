import { href } from 'react-router'
import { ButtonLink } from '~/ui/workspace/button'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { isProvider, providerNames } from '../../elsewhere/provider'
import { NewPasswordField, PasswordField } from '../password-field'
import { type OwnSession, OwnSessions } from './own-sessions'

interface SecurityScreenProps {
  email: string
  methods: { providerId: string; createdAt: Date }[]
  sessions: OwnSession[]
}

export function SecurityScreen({ email, methods, sessions }: SecurityScreenProps) {
  const hasPassword = methods.some(({ providerId }) => providerId === 'credential')
  const elsewhere = methods.flatMap(({ providerId }) => (isProvider(providerId) ? [providerNames[providerId]] : []))
  return (
    <>
      <SettingsSection
        title="Password"
        text={elsewhere.length > 0 && `You also sign in with ${elsewhere.join(' and ')}.`}
      >
        {hasPassword ? <PasswordForm email={email} /> : <NoPassword />}
      </SettingsSection>
      <SettingsSection title="Where you are signed in" text="End what you do not know, and change your password.">
        <OwnSessions sessions={sessions} />
      </SettingsSection>
    </>
  )
}

function PasswordForm({ email }: { email: string }) {
  return (
    <SettingsForm
      intent="password"
      button="Change password"
      pending="Changing"
      isEmptiedAfterwards
      className="grid max-w-md gap-4"
    >
      {(failure) => (
        <>
          <p className="text-dense text-muted">
            A new password ends your other sessions and the tokens of your agents.
          </p>
          <input type="email" value={email} readOnly hidden autoComplete="username" />
          <PasswordField label="Present password" autoComplete="current-password" failure={failure} />
          <NewPasswordField name="newPassword" label="New password" failure={failure} />
        </>
      )}
    </SettingsForm>
  )
}

function NoPassword() {
  return (
    <>
      <p className="text-dense text-muted">You have none yet. A mailed link lets you choose one.</p>
      <ButtonLink to={href('/account/password')} className="justify-self-start">
        Choose a password
      </ButtonLink>
    </>
  )
}
