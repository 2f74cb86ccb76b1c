import { href } from 'react-router'
import { ButtonLink } from '~/ui/workspace/button'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { PROVIDERS } from '../../elsewhere/provider'
import type { ListedPasskey } from '../../two-factor/two-factor'
import { AuthenticatorApp } from '../../two-factor/ui/authenticator-app'
import { Passkeys } from '../../two-factor/ui/passkeys'
import { NewPasswordField, PasswordField } from '../password-field'
import { OtherWays } from './other-ways'
import { type OwnSession, OwnSessions } from './own-sessions'

interface SecurityScreenProps {
  email: string
  isAdmin: boolean
  methods: { providerId: string; createdAt: Date }[]
  passkeys: ListedPasskey[]
  /** When the authenticator app was set up. */
  appSince: Date | null
  /** Recovery codes that are left. */
  codesLeft: number
  sessions: OwnSession[]
}

export function SecurityScreen({
  email,
  isAdmin,
  methods,
  sessions,
  passkeys,
  appSince,
  codesLeft,
}: SecurityScreenProps) {
  const hasPassword = methods.some(({ providerId }) => providerId === 'credential')
  const ways = PROVIDERS.flatMap((providerId) => {
    const method = methods.find((one) => one.providerId === providerId)
    return method ? [{ providerId, createdAt: method.createdAt }] : []
  })
  return (
    <>
      <SettingsSection title="Password">
        {hasPassword ? <PasswordForm email={email} isAdmin={isAdmin} /> : <NoPassword />}
      </SettingsSection>
      <SettingsSection
        title="Passkeys"
        text="Sign in with your finger, your face or the PIN of your device, without a password. Nobody can phish a passkey."
      >
        <Passkeys passkeys={passkeys} />
      </SettingsSection>
      <SettingsSection title="Authenticator app" text="A code of your phone besides your password.">
        <AuthenticatorApp
          since={appSince}
          codesLeft={codesLeft}
          hasSecondFactor={passkeys.length > 0 || appSince !== null}
        />
      </SettingsSection>
      {ways.length > 0 && (
        <SettingsSection
          title="Other ways to sign in"
          text={
            <>
              Disconnecting one ends your other sessions and the tokens of your agents. Who signs in there with{' '}
              <span className="wrap-anywhere">{email}</span> connects it again.
            </>
          }
        >
          <OtherWays ways={ways} hasPassword={hasPassword} />
        </SettingsSection>
      )}
      <SettingsSection title="Where you are signed in" text="End what you do not know, and change your password.">
        <OwnSessions sessions={sessions} />
      </SettingsSection>
    </>
  )
}

function PasswordForm({ email, isAdmin }: Pick<SecurityScreenProps, 'email' | 'isAdmin'>) {
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
          <NewPasswordField name="newPassword" label="New password" isForAdmin={isAdmin} failure={failure} />
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
