const MIN_LENGTH = 8
export const MIN_ADMIN_PASSWORD_LENGTH = 12
// no longer one is hashed: a password of a megabyte would keep a processor busy
const MAX_LENGTH = 128

interface PasswordRule {
  holds: (password: string) => boolean
  sentence: string
  /** As it stands in a list of what is asked for; the others show only when they are broken. */
  asks?: string
}

const rules: PasswordRule[] = [
  {
    holds: ({ length }) => length >= MIN_LENGTH,
    sentence: `Password must be at least ${MIN_LENGTH} characters long`,
    asks: `${MIN_LENGTH} characters or more`,
  },
  { holds: ({ length }) => length <= MAX_LENGTH, sentence: `Password must be at most ${MAX_LENGTH} characters long` },
  {
    holds: matches(/[a-z]/),
    sentence: 'Password must contain at least one lowercase letter (a-z)',
    asks: 'A lowercase letter (a-z)',
  },
  {
    holds: matches(/[A-Z]/),
    sentence: 'Password must contain at least one uppercase letter (A-Z)',
    asks: 'An uppercase letter (A-Z)',
  },
  { holds: matches(/[0-9]/), sentence: 'Password must contain at least one number (0-9)', asks: 'A number (0-9)' },
  {
    holds: matches(/^[A-Za-z0-9@$!%*?&#]*$/),
    sentence: 'Password contains invalid characters. Only letters, numbers, and @$!%*?&# are allowed',
    asks: 'Only letters, numbers and @$!%*?&#',
  },
]

/** What is wrong with a new password, each broken rule a sentence; none when it may be used. */
export function passwordErrors(password: unknown) {
  if (typeof password !== 'string') return ['Password must be a string']
  return rules.filter(({ holds }) => !holds(password)).map(({ sentence }) => sentence)
}

/** What is asked of a new password, each with whether it is met yet. */
export function passwordRequirements(password: string, isForAdmin = false) {
  const wishes = rules.flatMap(({ holds, asks }) => (asks ? [{ asks, isMet: password !== '' && holds(password) }] : []))
  if (!isForAdmin) return wishes
  const length = {
    asks: `${MIN_ADMIN_PASSWORD_LENGTH} characters or more`,
    isMet: password.length >= MIN_ADMIN_PASSWORD_LENGTH,
  }
  return [length, ...wishes.slice(1)]
}

function matches(pattern: RegExp) {
  return (password: string) => pattern.test(password)
}
