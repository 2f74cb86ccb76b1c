import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { OperatorError } from '../errors/operator-error'

const SECRET_BYTES = 32
const MIN_SECRET_LENGTH = 16

/** The secret kept in `dataDir`, made there once. Only for the holder of the folder's lock, so that nobody makes a second one. */
export function loadOrCreateSecret(dataDir: string) {
  const file = path.join(dataDir, 'secret')
  if (fs.existsSync(file)) return readSecret(file)
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  // written aside and synced: half a secret after a power cut would sign everyone out
  fs.writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true })
  fs.renameSync(`${file}.new`, file)
  return secret
}

function readSecret(file: string) {
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (isValidSecret(secret)) return secret
  throw new OperatorError(
    `${file} is empty or cut: it signs sessions and links. Put it back from your copy of DATA_DIR.`,
  )
}

export function isValidSecret(text: string) {
  return text.trim().length >= MIN_SECRET_LENGTH
}
