import { DATABASE_NOT_CONFIGURED } from '~/platform/database/database-errors'
import { INVALID_EMAIL } from '~/platform/forms/is-email'

/** A refusal as the server gives it, ours or the library's. */
export interface AuthError {
  message: string
  code?: string
  status?: number
}

const FIVE_MINUTES_SECONDS = 300
export const SIGN_UP_LIMIT = { attempts: 3, seconds: FIVE_MINUTES_SECONDS }
export const SIGN_IN_LIMIT = { attempts: 5, seconds: FIVE_MINUTES_SECONDS }

export const SERVER_UNREACHABLE_ERROR: AuthError = { message: 'the server could not be reached. Please try again.' }
export const TOO_MANY_SIGN_UPS = 'Too many signup attempts. Please try again later.'
export const TOO_MANY_SIGN_INS = 'Too many login attempts. Please try again later.'
export const ALREADY_SIGNED_IN = 'You are already signed in with this account.'
export const EMAIL_NOT_CONFIRMED = 'Please check your email and click the confirmation link before signing in.'
export const PASSWORD_REQUIRED = 'Password is required.'
export const SIGN_OUT_FAILED = 'Failed to sign out'
export const SIGNED_OUT_MESSAGE = 'Signed out successfully'

/** What a fault is known by (its code or words, or its status alone) and what people are told. The first match counts. */
type Messages = readonly [sign: RegExp | number, message: string][]

const alreadyRegistered = /already (been )?registered|already exists|user.already.exists/i
const shortPassword = /password.{0,200}(too.short|at least)/i
const invalidEmail = /invalid.e-?mail(?!.or)|e-?mail.{0,200}invalid/i
const notConfirmed = /e-?mail.not.(confirmed|verified)/i
const invalidCredentials = /invalid.(login.)?credentials|invalid.e-?mail.or.password/i
const tooManyRequests = /too.many.requests|rate.limit/i
const userNotFound = /user.not.found/i
const signUpDisabled = /sign-?.?up.{0,200}(disabled|not enabled|not allowed)/i

const signUpMessages: Messages = [
  [alreadyRegistered, 'An account with this email already exists. Please sign in instead.'],
  [shortPassword, 'Password must be at least 6 characters long.'],
  [invalidEmail, INVALID_EMAIL],
  [notConfirmed, 'Please check your email and click the confirmation link.'],
  [signUpDisabled, 'Account registration is currently disabled. Please contact support.'],
  [invalidCredentials, 'Invalid email or password. Please check your credentials.'],
  [tooManyRequests, 'Too many attempts. Please wait a moment before trying again.'],
  [422, 'Please check your email and password format.'],
  [400, 'Please check your email and password. Make sure your password meets the requirements.'],
]

const signInMessages: Messages = [
  [invalidCredentials, 'Incorrect email or password. Please check your credentials and try again.'],
  [notConfirmed, EMAIL_NOT_CONFIRMED],
  [tooManyRequests, 'Too many login attempts. Please wait a moment before trying again.'],
  [invalidEmail, INVALID_EMAIL],
  [userNotFound, 'No account found with this email. Please sign up first.'],
  [400, 'Please check your email and password.'],
  [401, 'Incorrect email or password.'],
  [422, 'Please enter a valid email and password.'],
]

const ownMessages = new Set([
  ...[...signUpMessages, ...signInMessages].map(([, sentence]) => sentence),
  ...[TOO_MANY_SIGN_UPS, TOO_MANY_SIGN_INS, ALREADY_SIGNED_IN, PASSWORD_REQUIRED, DATABASE_NOT_CONFIGURED],
])

const passwordRule = /^Password (must|contains)/

/** Which field of a form a sentence is about, if it is about one. */
export function findFieldOfMessage(sentence: string) {
  if (sentence === INVALID_EMAIL) return 'email'
  return sentence === PASSWORD_REQUIRED || passwordRule.test(sentence) ? 'password' : undefined
}

export function signUpErrorMessage(fault: AuthError) {
  return findMessage(fault, signUpMessages) ?? `Sign up failed: ${fault.message}`
}

export function signInErrorMessage(fault: AuthError) {
  return findMessage(fault, signInMessages) ?? `Sign in failed: ${fault.message}`
}

function findMessage({ message, code = '', status }: AuthError, messages: Messages) {
  if (ownMessages.has(message) || passwordRule.test(message)) return message
  const words = `${code} ${message}`
  return messages.find(([sign]) => (typeof sign === 'number' ? sign === status : sign.test(words)))?.[1]
}
