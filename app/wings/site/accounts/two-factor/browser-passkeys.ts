import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/** The error is empty when the person has changed their mind. */
type PasskeyResult<Passkey> = { passkey: Passkey } | { error: string }

const NOT_SUPPORTED = 'This browser does not support passkeys. Use another sign-in method.'
const ALREADY_REGISTERED = 'This device already has a passkey for your account.'
const FAILED = 'Your device could not complete this. Try again or use another method.'

// loaded when a passkey is used: no page that only shows the button needs it
const webAuthn = () => import('@simplewebauthn/browser')

/** Has the browser answer with a passkey that it knows. */
export function authenticateWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<PasskeyResult<AuthenticationResponseJSON>> {
  return tryPasskey(async () => (await webAuthn()).startAuthentication({ optionsJSON }))
}

/** Has the browser make a new passkey. */
export function registerPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<PasskeyResult<RegistrationResponseJSON>> {
  return tryPasskey(async () => (await webAuthn()).startRegistration({ optionsJSON }))
}

async function tryPasskey<Passkey>(ask: () => Promise<Passkey>): Promise<PasskeyResult<Passkey>> {
  if (!('PublicKeyCredential' in window)) return { error: NOT_SUPPORTED }
  try {
    return { passkey: await ask() }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // browsers do not tell whether somebody pressed Cancel or time was up
    if (name === 'NotAllowedError' || name === 'AbortError') return { error: '' }
    return { error: name === 'InvalidStateError' ? ALREADY_REGISTERED : FAILED }
  }
}
