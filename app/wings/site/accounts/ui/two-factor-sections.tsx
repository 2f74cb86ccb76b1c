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
      <SettingsSection
        title="Passkeys"
        text="Sign in with your fingerprint, your face or the PIN of your device instead of a password. Passkeys cannot be phished."
      >
        <PasskeyList passkeys={passkeys} />
      </SettingsSection>
      <SettingsSection
        title="Authenticator app"
        text="A code from your phone, in addition to your password. Turning it on ends your other sessions and the tokens of your agents."
      >
        <AuthenticatorApp since={appSince} onCodes={setCodes} />
      </SettingsSection>
      {(hasAny || codes) && (
        <SettingsSection title="Recovery codes" text="For when you have lost the device with your passkey or your app.">
          <RecoveryCodes left={codesLeft} codes={codes} onCodes={setCodes} />
        </SettingsSection>
      )}
    </>
  )
}
