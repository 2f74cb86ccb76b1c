import type { Database } from '~/platform/database/database.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { SIGN_IN_LIMIT, SIGN_UP_LIMIT, TOO_MANY_SIGN_INS, TOO_MANY_SIGN_UPS } from '../auth-messages'

// A whole office behind one address gets by; a program that tries one e-mail address after the other does not.
const ATTEMPTS_PER_ADDRESS = 50

// a program with many addresses of the network tries no more than these in an hour
const GUESSES_AT_ONE_ACCOUNT = { attempts: 100, seconds: 3_600 }
// of a million codes three are right at a time: in a year this finds one with a chance of 5 %
const CODES_OF_ONE_ACCOUNT = { attempts: 50, seconds: 86_400 }

const WAIT = 'Too many attempts. Please wait a moment before trying again.'

/** A password or a code is guessed: who tries must lock nobody else out, so that counts for each network by itself. */
const isGuessing = (kind: keyof typeof limits) => kind === 'sign-in' || kind === 'password-check' || kind === 'code'

const limits = {
  'sign-up': {
    ...SIGN_UP_LIMIT,
    message: TOO_MANY_SIGN_UPS,
    fromOneAddress: WAIT,
  },
  'sign-in': {
    ...SIGN_IN_LIMIT,
    message: TOO_MANY_SIGN_INS,
    fromOneAddress: 'Too many login attempts. Please wait a moment before trying again.',
  },
  'new-password': { ...SIGN_UP_LIMIT, message: WAIT, fromOneAddress: WAIT },
  confirmation: { ...SIGN_UP_LIMIT, message: WAIT, fromOneAddress: WAIT },
  'new-email': { ...SIGN_UP_LIMIT, message: WAIT, fromOneAddress: WAIT },
  // the second factor, after the first
  code: { ...SIGN_IN_LIMIT, message: WAIT, fromOneAddress: WAIT },
  // who is signed in and proves it once more
  'password-check': { ...SIGN_IN_LIMIT, message: WAIT, fromOneAddress: WAIT },
}

type LimitedAction = keyof typeof limits

interface Attempt {
  /** Trimmed and in lower case, as the forms give it. */
  email: string
  /** The network address of the one who tries. */
  address: string
}

/**
 * Counts an attempt for its e-mail address and for where it comes from. @throws DomainError 429 when there were too many.
 * Forms count where it comes from before they are read, by `limitAttemptsFromAddress`, and the rest by `limitAttemptsOnAccount`.
 */
export async function limitAttempts(db: Database, kind: LimitedAction, attempt: Attempt) {
  await limitAttemptsFromAddress(db, kind, attempt.address)
  await limitAttemptsOnAccount(db, kind, attempt)
}

/**
 * Counts an attempt for its e-mail address: a guess at a password together with where it comes from, a mail that is asked
 * for alone, whoever asks. @throws DomainError 429
 */
export async function limitAttemptsOnAccount(db: Database, kind: LimitedAction, { email, address }: Attempt) {
  const { attempts, seconds, message } = limits[kind]
  if (!isGuessing(kind)) return enforceRateLimit(db, `${kind}:${email}`, { attempts, seconds, message })
  await enforceRateLimit(db, `${kind}:${email} from ${clientKey(address)}`, { attempts, seconds, message })
  const ofAccount = kind === 'code' ? CODES_OF_ONE_ACCOUNT : GUESSES_AT_ONE_ACCOUNT
  await enforceRateLimit(db, `${kind}:${email}`, { ...ofAccount, message })
}

/** Counts an attempt for where it comes from alone, when nobody knows yet whose it is. @throws DomainError 429 */
export async function limitAttemptsFromAddress(db: Database, kind: LimitedAction, address: string) {
  const { seconds, fromOneAddress } = limits[kind]
  await enforceRateLimit(db, `${kind}-from:${clientKey(address)}`, {
    attempts: ATTEMPTS_PER_ADDRESS,
    seconds,
    message: fromOneAddress,
  })
}
