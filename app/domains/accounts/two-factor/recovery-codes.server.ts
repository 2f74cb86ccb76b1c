import { createHmac, randomInt } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { RECOVERY_CODES } from './two-factor'

// no letter that looks like a digit; ten of these 31 signs are 49 bits
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const SIGNS_OF_A_CODE = 10

type Secret = Pick<SiteEnvironment, 'SECRET'>

/** Gives somebody new recovery codes in place of all others; only now can they be read. */
export async function replaceRecoveryCodes(tx: Database, env: Secret, userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const rows = codes.map((code) => ({ userId, codeHash: hashOf(env, userId, code) }))
  await tx.insertInto('recoveryCodes').values(rows).execute()
  return codes
}

/** Takes a code away when it is one of somebody's: each is good for one time. */
export async function takeRecoveryCode(tx: Database, env: Secret, userId: string, code: string) {
  const taken = await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOf(env, userId, code))
    .returning('codeHash')
    .executeTakeFirst()
  return taken !== undefined
}

function newCode() {
  const signs = Array.from({ length: SIGNS_OF_A_CODE }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, 5)}-${signs.slice(5)}`
}

function hashOf({ SECRET }: Secret, userId: string, code: string) {
  const signs = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', SECRET).update(`recovery code:${userId}:${signs}`).digest('base64url')
}
