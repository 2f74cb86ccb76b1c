import { InvalidFields } from '~/platform/errors/errors'
import { MIN_ADMIN_PASSWORD_LENGTH } from './password-rules'

interface PasswordOwner {
  email: string
  isAdmin: boolean
}

/**
 * Refuses a new password that keeps the rules but is tried first by everybody who tries any, or is too short for an admin.
 * @param field the name of the form's field. @throws InvalidFields
 */
export async function rejectGuessablePassword(password: string, { email, isAdmin }: PasswordOwner, field = 'password') {
  const fault =
    isAdmin && password.length < MIN_ADMIN_PASSWORD_LENGTH
      ? `Password must be at least ${MIN_ADMIN_PASSWORD_LENGTH} characters long for an admin`
      : isBasedOnEmail(password, email)
        ? 'Password must not be your email address'
        : (await isCommonPassword(password))
          ? 'Password is too common. Choose another one'
          : undefined
  if (fault) throw new InvalidFields(fault, { [field]: fault })
}

/** The whole address or what stands before the @, also with digits and marks around it. */
function isBasedOnEmail(password: string, email: string) {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const [name = ''] = email.split('@')
  return [letters(email), letters(name)].includes(letters(password))
}

async function isCommonPassword(password: string) {
  const common = await readCommonPasswords()
  const plain = password.toLowerCase()
  // the marks that people put at the end, and for letters, when a rule asks for one
  const bare = [plain, plain.replace(/[@$!%*?&#]{1,128}$/, '')]
  return bare.some((text) => common.has(text) || common.has(text.replaceAll('@', 'a').replaceAll('$', 's')))
}

let commonPasswordSet: Promise<Set<string>> | undefined

/** In lower case. Read with the first new password: no other request needs the list. */
function readCommonPasswords() {
  commonPasswordSet ??= import('./common-passwords').then(
    ({ commonPasswords }) => new Set(commonPasswords.trim().split(/\s+/)),
  )
  return commonPasswordSet
}
