import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import { keptSecret } from '~/platform/secret.server'
import { LONGEST_SOCKET_NAME_BYTES } from '~/platform/socket-path.server'
import { ROLE } from './data-folder'

const PORT = 5432

/** Where the site's own PostgreSQL lies. */
export function ownFolder(dataDir: string) {
  return path.resolve(dataDir, 'postgres')
}

/** A Unix socket in its folder; where that has no place, TCP on this machine. */
export function hasSocket(folder: string) {
  return process.platform !== 'win32' && Buffer.byteLength(`${folder}/.s.PGSQL.${PORT}`) <= LONGEST_SOCKET_NAME_BYTES
}

/** How any process of this machine reaches the site's own PostgreSQL. It need not run yet. */
export function ownAddress(dataDir: string, folder = ownFolder(dataDir)): ClientConfig {
  const where = hasSocket(folder) ? { host: folder, port: PORT } : { host: '127.0.0.1', port: portIn(folder) }
  // what PGSSLMODE says is meant for other servers
  return { ...where, ssl: false, user: ROLE, password: ownPassword(dataDir), database: 'postgres' }
}

export function ownPassword(dataDir: string) {
  return createHmac('sha256', keptSecret(dataDir)).update('postgres').digest('base64url')
}

/** The port is the fourth line of what PostgreSQL writes of itself. */
function portIn(folder: string) {
  const file = path.join(folder, 'postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[3]) || PORT : PORT
}
