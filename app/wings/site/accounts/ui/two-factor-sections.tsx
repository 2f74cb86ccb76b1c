import { useState } from 'react'
import { SettingsSection } from '~/ui/workspace/settings-section'
import type { PasskeyListItem } from '../two-factor/two-factor'
import { AuthenticatorApp } from './authenticator-app'
import { PasskeyList } from './passkey-list'
import { RecoveryCodes } from './recovery-codes'

export interface SecondFactors {
  passkeys: PasskeyListItem[]
  /** When the authenticator app was set up. */
  appSince: Date | null
  /** Recovery codes that are left. */
  codesLeft: number
}

export function TwoFactorSections({ passkeys, appSince, codesLeft }: SecondFactors) {
  const [codes, setCodes] = useState<string[]>()
  const hasAny = passkeys.length > 0 || appSince !== null
  return (
    <>
      <SettingsSection title="Passkeys" text="Sign in with your fingerprint, face or device PIN instead of a password.">
        <PasskeyList passkeys={passkeys} />
      </SettingsSection>
      <SettingsSection
        title="Authenticator app"
        text="Require a code from your phone when you sign in with a password. Turning it on ends your other sessions and revokes your agent tokens."
      >
        <AuthenticatorApp since={appSince} onCodes={setCodes} />
      </SettingsSection>
      {(hasAny || codes) && (
        <SettingsSection
          title="Recovery codes"
          text="Sign in with a recovery code if you lose the device with your passkey or app."
        >
          <RecoveryCodes left={codesLeft} codes={codes} onCodes={setCodes} />
        </SettingsSection>
      )}
    </>
  )
}
