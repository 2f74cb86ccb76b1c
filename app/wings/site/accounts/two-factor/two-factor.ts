import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { href } from 'react-router'
import { z } from 'zod'

/** For how long somebody who has proved who they are may do what asks for it. */
export const RECENT_AUTHENTICATION_MINUTES = 10
/** The codes of faults that ask somebody to prove once more who they are; the second takes no password. */
export const REAUTHENTICATION_REQUIRED = 'reauthentication_required'
export const SECOND_FACTOR_REAUTH_REQUIRED = 'second_factor_required'
export const RECOVERY_CODE_COUNT = 10
const MAX_NAME = 60
const MAX_CODE = 40

/** The six digits of an app, or a recovery code, as people type them. */
const code = z.string('Enter the code.').trim().min(1, 'Enter the code.').max(MAX_CODE, 'Enter a valid code.')
export const twoFactorCodeForm = z.object({ code })

// what a browser says of a passkey is checked by the library that reads it
const credential = z.looseObject({ id: z.string().min(1).max(1_400), response: z.looseObject({}) })
const isCredential = (value: unknown) => credential.safeParse(value).success
const assertion = z.custom<AuthenticationResponseJSON>(isCredential)
const attestation = z.custom<RegistrationResponseJSON>(isCredential)

export const passkeySignInForm = z.object({ passkey: assertion })
export const passkeyNameForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name for the passkey.')
    .max(MAX_NAME, `Name must be ${MAX_NAME} characters or fewer.`),
})
export const newPasskeyForm = passkeyNameForm.extend({ passkey: attestation })

/** One of these proves once more who somebody is. */
export const reauthenticationForm = z.union(
  [z.object({ password: z.string().min(1) }), twoFactorCodeForm, passkeySignInForm],
  'Send a password, a code or a passkey.',
)
export type ReauthenticationInput = z.infer<typeof reauthenticationForm>

/** What somebody can prove with who they are. */
export interface AuthenticationMethods {
  password: boolean
  passkey: boolean
  app: boolean
  /** Codes that are left. */
  recoveryCodes: number
}

export interface PasskeyListItem {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** Where a sign-in asks for a code before it goes on to `to`. */
export function codeScreenPath(to: string) {
  return `${href('/account/code')}?${new URLSearchParams({ to })}`
}
