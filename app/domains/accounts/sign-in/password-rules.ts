const SHORTEST = 8
// no longer one is hashed: a password of a megabyte would keep a processor busy
const LONGEST = 128

const rules: { holds: (password: string) => boolean; sentence: string }[] = [
  { holds: ({ length }) => length >= SHORTEST, sentence: `Password must be at least ${SHORTEST} characters long` },
  { holds: ({ length }) => length <= LONGEST, sentence: `Password must be at most ${LONGEST} characters long` },
  { holds: has(/[a-z]/), sentence: 'Password must contain at least one lowercase letter (a-z)' },
  { holds: has(/[A-Z]/), sentence: 'Password must contain at least one uppercase letter (A-Z)' },
  { holds: has(/[0-9]/), sentence: 'Password must contain at least one number (0-9)' },
  {
    holds: has(/^[A-Za-z0-9@$!%*?&#]*$/),
    sentence: 'Password contains invalid characters. Only letters, numbers, and @$!%*?&# are allowed',
  },
]

/** What is wrong with a new password, each broken rule a sentence; none when it may be used. */
export function passwordFaults(password: unknown) {
  if (typeof password !== 'string') return ['Password must be a string']
  return rules.filter(({ holds }) => !holds(password)).map(({ sentence }) => sentence)
}

function has(pattern: RegExp) {
  return (password: string) => pattern.test(password)
}
