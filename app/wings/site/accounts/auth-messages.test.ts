import { describe, expect, test } from 'vitest'
import { type AuthError, signInErrorMessage, signUpErrorMessage } from './auth-messages'

type Row = [what: string, fault: AuthError, sentence: string]

const signUps: Row[] = [
  [
    'already registered',
    { message: 'User already registered' },
    'An account with this email already exists. Please sign in instead.',
  ],
  [
    'already registered, by its code',
    { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', message: '', status: 422 },
    'An account with this email already exists. Please sign in instead.',
  ],
  [
    'short password',
    { message: 'Password should be at least 6 characters' },
    'Password must be at least 6 characters long.',
  ],
  [
    'short password, by its code',
    { code: 'PASSWORD_TOO_SHORT', message: '' },
    'Password must be at least 6 characters long.',
  ],
  [
    'invalid email',
    { code: 'INVALID_EMAIL', message: 'Invalid email', status: 400 },
    'Please enter a valid email address.',
  ],
  [
    'email not confirmed',
    { message: 'Email not confirmed' },
    'Please check your email and click the confirmation link.',
  ],
  [
    'signup disabled',
    { message: 'Signups are disabled: signup disabled' },
    'Account registration is currently disabled. Please contact support.',
  ],
  [
    'signup disabled, by its code',
    { code: 'EMAIL_PASSWORD_SIGN_UP_DISABLED', message: 'Email and password sign up is not enabled' },
    'Account registration is currently disabled. Please contact support.',
  ],
  [
    'invalid credentials',
    { message: 'Invalid credentials' },
    'Invalid email or password. Please check your credentials.',
  ],
  [
    'too many requests',
    { message: 'Too many requests', status: 429 },
    'Too many attempts. Please wait a moment before trying again.',
  ],
  ['status 422', { message: '?', status: 422 }, 'Please check your email and password format.'],
  [
    'status 400',
    { message: '?', status: 400 },
    'Please check your email and password. Make sure your password meets the requirements.',
  ],
  ['otherwise', { message: 'the moon is full', status: 500 }, 'Sign up failed: the moon is full'],
]

const signIns: Row[] = [
  [
    'invalid login credentials',
    { message: 'Invalid login credentials', status: 400 },
    'Incorrect email or password. Please check your credentials and try again.',
  ],
  [
    'invalid login credentials, by the library',
    { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password', status: 401 },
    'Incorrect email or password. Please check your credentials and try again.',
  ],
  [
    'email not confirmed',
    { code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified', status: 403 },
    'Please check your email and click the confirmation link before signing in.',
  ],
  [
    'too many requests',
    { message: 'Too many requests. Please try again later.', status: 429 },
    'Too many login attempts. Please wait a moment before trying again.',
  ],
  ['invalid email', { message: 'Invalid email', status: 400 }, 'Please enter a valid email address.'],
  ['user not found', { message: 'User not found' }, 'No account found with this email. Please sign up first.'],
  ['status 400', { message: '?', status: 400 }, 'Please check your email and password.'],
  ['status 401', { message: '?', status: 401 }, 'Incorrect email or password.'],
  ['status 422', { message: '?', status: 422 }, 'Please enter a valid email and password.'],
  ['otherwise', { message: 'the moon is full' }, 'Sign in failed: the moon is full'],
]

describe('a refused sign-up is told', () => {
  test.each(signUps)('%s', (_what, fault, sentence) => expect(signUpErrorMessage(fault)).toBe(sentence))
})

describe('a refused sign-in is told', () => {
  test.each(signIns)('%s', (_what, fault, sentence) => expect(signInErrorMessage(fault)).toBe(sentence))
})

test.each([
  'An account with this email already exists. Please sign in instead.',
  'No account found with this email. Please sign up first.',
  'Too many signup attempts. Please try again later.',
  'Too many login attempts. Please try again later.',
  'You are already signed in with this account.',
  'Database not configured. Please add your credentials.',
  'Password must be at least 8 characters long',
])('what our server says for people stays as it is: %s', (message) => {
  const fault = { message, code: 'invalid', status: 422 }
  expect([signUpErrorMessage(fault), signInErrorMessage(fault)]).toEqual([message, message])
})
