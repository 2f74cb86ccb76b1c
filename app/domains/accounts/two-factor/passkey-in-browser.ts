import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/** The error is empty when the person has changed their mind. */
type Made<Passkey> = { passkey: Passkey } | { error: string }

const NOT_HERE = 'This browser has no passkeys. Use another way to sign in.'
const KNOWN = 'This device has a passkey for your account already.'
const FAILED = 'Your device could not do this. Try again, or use another way.'

// loaded when a passkey is used: no page that only shows the button needs it
const webAuthn = () => import('@simplewebauthn/browser')

/** Has the browser answer with a passkey that it knows. */
export function answerWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<Made<AuthenticationResponseJSON>> {
  return attempted(async () => (await webAuthn()).startAuthentication({ optionsJSON }))
}

/** Has the browser make a new passkey. */
export function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<Made<RegistrationResponseJSON>> {
  return attempted(async () => (await webAuthn()).startRegistration({ optionsJSON }))
}

async function attempted<Passkey>(ask: () => Promise<Passkey>): Promise<Made<Passkey>> {
  if (!('PublicKeyCredential' in window)) return { error: NOT_HERE }
  try {
    return { passkey: await ask() }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // browsers do not tell whether somebody pressed Cancel or time was up
    if (name === 'NotAllowedError' || name === 'AbortError') return { error: '' }
    return { error: name === 'InvalidStateError' ? KNOWN : FAILED }
  }
}
