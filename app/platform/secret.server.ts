import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const SECRET_BYTES = 32

/** The secret kept in `dataDir`, made there once. Only for the holder of the folder's lock, so that nobody makes a second one. */
export function keptSecret(dataDir: string) {
  const file = path.join(dataDir, 'secret')
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim()
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  // written aside and synced: half a secret after a power cut would sign everyone out
  fs.writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true })
  fs.renameSync(`${file}.new`, file)
  return secret
}
