import type { Database } from '~/platform/database/database.server'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { SIGN_IN_LIMIT, SIGN_UP_LIMIT, TOO_MANY_SIGN_INS, TOO_MANY_SIGN_UPS } from '../auth-messages'

// A whole office behind one address gets by; a program that tries one e-mail address after the other does not.
const ATTEMPTS_PER_ADDRESS = 50

// a program with many addresses of the network tries no more than these in an hour
const GUESSES_AT_ONE_ACCOUNT = { attempts: 100, seconds: 3_600 }

const WAIT = 'Too many attempts. Please wait a moment before trying again.'

/** A password or a code is guessed: who tries must lock nobody else out, so that counts for each network by itself. */
const isGuess = (kind: keyof typeof kinds) => kind === 'sign-in' || kind === 'password-check' || kind === 'code'

const kinds = {
  'sign-up': {
    ...SIGN_UP_LIMIT,
    sentence: TOO_MANY_SIGN_UPS,
    fromOneAddress: WAIT,
  },
  'sign-in': {
    ...SIGN_IN_LIMIT,
    sentence: TOO_MANY_SIGN_INS,
    fromOneAddress: 'Too many login attempts. Please wait a moment before trying again.',
  },
  'new-password': { ...SIGN_UP_LIMIT, sentence: WAIT, fromOneAddress: WAIT },
  confirmation: { ...SIGN_UP_LIMIT, sentence: WAIT, fromOneAddress: WAIT },
  'new-email': { ...SIGN_UP_LIMIT, sentence: WAIT, fromOneAddress: WAIT },
  // the second factor, after the first
  code: { ...SIGN_IN_LIMIT, sentence: WAIT, fromOneAddress: WAIT },
  // who is signed in and proves it once more
  'password-check': { ...SIGN_IN_LIMIT, sentence: WAIT, fromOneAddress: WAIT },
}

interface Attempt {
  /** Trimmed and in lower case, as the forms give it. */
  email: string
  /** The network address of the one who tries. */
  address: string
}

/**
 * Counts an attempt for its e-mail address and for where it comes from: a guess at a password for both together, a mail
 * that is asked for by its address alone, whoever asks. @throws DomainError 429 when there were too many.
 */
export async function limitAttempts(db: Database, kind: keyof typeof kinds, { email, address }: Attempt) {
  const { attempts, seconds, sentence } = kinds[kind]
  await limitCallers(db, kind, address)
  if (!isGuess(kind)) return limitRate(db, `${kind}:${email}`, { attempts, seconds, sentence })
  await limitRate(db, `${kind}:${email} from ${clientKey(address)}`, { attempts, seconds, sentence })
  await limitRate(db, `${kind}:${email}`, { ...GUESSES_AT_ONE_ACCOUNT, sentence })
}

/** Counts an attempt for where it comes from alone, when nobody knows yet whose it is. @throws DomainError 429 */
export async function limitCallers(db: Database, kind: keyof typeof kinds, address: string) {
  const { seconds, fromOneAddress } = kinds[kind]
  await limitRate(db, `${kind}-from:${clientKey(address)}`, {
    attempts: ATTEMPTS_PER_ADDRESS,
    seconds,
    sentence: fromOneAddress,
  })
}
