import { createHmac, randomInt } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { RECOVERY_CODE_COUNT } from './two-factor'

// no letter that looks like a digit; ten of these 31 signs are 49 bits
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 10

type SecretEnvironment = Pick<SiteEnvironment, 'SECRET'>

/** Gives somebody new recovery codes in place of all others; only now can they be read. */
export async function replaceRecoveryCodes(tx: Database, env: SecretEnvironment, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, generateCode)
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const rows = codes.map((code) => ({ userId, codeHash: hashCode(env, userId, code) }))
  await tx.insertInto('recoveryCodes').values(rows).execute()
  return codes
}

/** Takes a code away when it is one of somebody's: each is good for one time. */
export async function consumeRecoveryCode(tx: Database, env: SecretEnvironment, userId: string, code: string) {
  const taken = await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashCode(env, userId, code))
    .returning('codeHash')
    .executeTakeFirst()
  return taken !== undefined
}

function generateCode() {
  const signs = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

function hashCode({ SECRET }: SecretEnvironment, userId: string, code: string) {
  const signs = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', SECRET).update(`recovery code:${userId}:${signs}`).digest('base64url')
}
