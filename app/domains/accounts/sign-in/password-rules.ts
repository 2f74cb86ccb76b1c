const SHORTEST = 8
export const SHORTEST_OF_ADMINS = 12
// no longer one is hashed: a password of a megabyte would keep a processor busy
const LONGEST = 128

interface Rule {
  holds: (password: string) => boolean
  sentence: string
  /** As it stands in a list of what is asked for; the others show only when they are broken. */
  asks?: string
}

const rules: Rule[] = [
  {
    holds: ({ length }) => length >= SHORTEST,
    sentence: `Password must be at least ${SHORTEST} characters long`,
    asks: `${SHORTEST} characters or more`,
  },
  { holds: ({ length }) => length <= LONGEST, sentence: `Password must be at most ${LONGEST} characters long` },
  {
    holds: has(/[a-z]/),
    sentence: 'Password must contain at least one lowercase letter (a-z)',
    asks: 'A lowercase letter (a-z)',
  },
  {
    holds: has(/[A-Z]/),
    sentence: 'Password must contain at least one uppercase letter (A-Z)',
    asks: 'An uppercase letter (A-Z)',
  },
  { holds: has(/[0-9]/), sentence: 'Password must contain at least one number (0-9)', asks: 'A number (0-9)' },
  {
    holds: has(/^[A-Za-z0-9@$!%*?&#]*$/),
    sentence: 'Password contains invalid characters. Only letters, numbers, and @$!%*?&# are allowed',
    asks: 'Only letters, numbers and @$!%*?&#',
  },
]

/** What is wrong with a new password, each broken rule a sentence; none when it may be used. */
export function passwordFaults(password: unknown) {
  if (typeof password !== 'string') return ['Password must be a string']
  return rules.filter(({ holds }) => !holds(password)).map(({ sentence }) => sentence)
}

/** What is asked of a new password, each with whether it is met yet. */
export function passwordWishes(password: string, isForAdmin = false) {
  const wishes = rules.flatMap(({ holds, asks }) => (asks ? [{ asks, isMet: password !== '' && holds(password) }] : []))
  if (!isForAdmin) return wishes
  const length = { asks: `${SHORTEST_OF_ADMINS} characters or more`, isMet: password.length >= SHORTEST_OF_ADMINS }
  return [length, ...wishes.slice(1)]
}

function has(pattern: RegExp) {
  return (password: string) => pattern.test(password)
}
