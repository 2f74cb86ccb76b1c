import { href } from 'react-router'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { OAUTH_PROVIDERS } from '../sign-in/oauth-provider'
import { ConnectedProviders } from './connected-providers'
import { type OwnSession, OwnSessionList } from './own-session-list'
import { NewPasswordField, PasswordField } from './password-field'
import { type SecondFactors, TwoFactorSections } from './two-factor-sections'

interface SecurityScreenProps {
  email: string
  isAdmin: boolean
  methods: { providerId: string; createdAt: Date }[]
  factors: SecondFactors
  /** Where somebody goes on who was sent here because the studio requires two factors. */
  back: string | undefined
  sessions: OwnSession[]
}

export function SecurityScreen({ email, isAdmin, methods, sessions, factors, back }: SecurityScreenProps) {
  const hasPassword = methods.some(({ providerId }) => providerId === 'credential')
  const ways = OAUTH_PROVIDERS.flatMap((providerId) => {
    const method = methods.find((one) => one.providerId === providerId)
    return method ? [{ providerId, createdAt: method.createdAt }] : []
  })
  return (
    <>
      {back && (
        <TwoFactorRequiredNotice back={back} isDone={factors.passkeys.length > 0 || factors.appSince !== null} />
      )}
      <SettingsSection title="Password">
        {hasPassword ? <PasswordForm email={email} isAdmin={isAdmin} /> : <NoPasswordYet />}
      </SettingsSection>
      <TwoFactorSections {...factors} />
      {ways.length > 0 && (
        <SettingsSection
          title="Connected accounts"
          text={
            <>
              Disconnecting an account ends your other sessions and revokes your agent tokens. Signing in there as{' '}
              <span className="wrap-anywhere">{email}</span> connects it again.
            </>
          }
        >
          <ConnectedProviders connections={ways} hasPassword={hasPassword} />
        </SettingsSection>
      )}
      <SettingsSection title="Sessions" text="End sessions you do not recognize and change your password.">
        <OwnSessionList sessions={sessions} />
      </SettingsSection>
    </>
  )
}

function TwoFactorRequiredNotice({ back, isDone }: { back: string; isDone: boolean }) {
  if (!isDone) {
    return (
      <Notice kind="info" title="Your studio requires two-factor authentication">
        Add a passkey or set up an authenticator app below to continue.
      </Notice>
    )
  }
  return (
    <Notice kind="success" title="Two-factor authentication is set up">
      <ButtonLink to={back} reloadDocument>
        Continue to the back office
      </ButtonLink>
    </Notice>
  )
}

function PasswordForm({ email, isAdmin }: Pick<SecurityScreenProps, 'email' | 'isAdmin'>) {
  return (
    <SettingsForm
      intent="password"
      submitLabel="Change password"
      pending="Changing"
      isResetOnSuccess
      className="grid max-w-md gap-4"
    >
      {(failure) => (
        <>
          <p className="text-dense text-muted">
            A new password ends your other sessions and revokes your agent tokens.
          </p>
          <input type="email" value={email} readOnly hidden autoComplete="username" />
          <PasswordField label="Current password" autoComplete="current-password" failure={failure} />
          <NewPasswordField name="newPassword" label="New password" isForAdmin={isAdmin} failure={failure} />
        </>
      )}
    </SettingsForm>
  )
}

function NoPasswordYet() {
  return (
    <>
      <p className="text-dense text-muted">You have no password yet. We email you a link to set one.</p>
      <ButtonLink to={href('/account/password')} className="justify-self-start">
        Set password
      </ButtonLink>
    </>
  )
}
