import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

// OWASP's figures for scrypt: 128 MiB and about a third of a second for each guess. Tests make hundreds of accounts.
const LOG_N = process.env.NODE_ENV === 'test' ? 14 : 17
const BLOCK_SIZE = 8
const KEY_BYTES = 32
const SALT_BYTES = 16

// two at once hold 256 MiB
const runLimited = limitConcurrency(2)

/** `scrypt:<log2 N>:<salt>:<key>`. Never inside a transaction: it takes long. */
export async function hashPassword(password: string) {
  const salt = randomBytes(SALT_BYTES)
  const key = await deriveKey(password, salt, LOG_N)
  return ['scrypt', LOG_N, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** Whether this is the password of the hash, also of one that the library made before. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }) {
  const [kind, logN, salt, key] = hash.split(':')
  if (kind !== 'scrypt' || !salt || !key) {
    const library = await import('better-auth/crypto')
    return library.verifyPassword({ hash, password })
  }
  const expected = Buffer.from(key, 'base64url')
  const given = await deriveKey(password, Buffer.from(salt, 'base64url'), Number(logN))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Whether a new hash would be harder to guess from than this one. */
export function needsRehash(hash: string) {
  return !hash.startsWith(`scrypt:${LOG_N}:`)
}

function deriveKey(password: string, salt: Buffer, logN: number) {
  const N = 2 ** logN
  // twice what it needs: Node counts a little more than 128 · N · r
  const options: ScryptOptions = { N, r: BLOCK_SIZE, p: 1, maxmem: 2 * 128 * N * BLOCK_SIZE }
  return runLimited(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

/** Does work of which at most `atOnce` pieces may run at the same time; the others wait in their order. */
function limitConcurrency(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
