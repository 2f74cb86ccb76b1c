import { createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import { loadOrCreateSecret } from '../../env/site-secret.server'
import { MAX_SOCKET_NAME_BYTES } from '../socket-path.server'
import { POSTGRES_ROLE } from './postgres-folder'

const PORT = 5432

/** Where the site's own PostgreSQL lies. */
export function postgresFolder(dataDir: string) {
  return path.resolve(dataDir, 'postgres')
}

/** A Unix socket in its folder; where that has no place, TCP on this machine. */
export function fitsUnixSocket(folder: string) {
  return process.platform !== 'win32' && Buffer.byteLength(`${folder}/.s.PGSQL.${PORT}`) <= MAX_SOCKET_NAME_BYTES
}

/** How any process of this machine reaches the site's own PostgreSQL. It need not run yet. */
export function postgresConnectionConfig(dataDir: string, folder = postgresFolder(dataDir)): ClientConfig {
  const where = fitsUnixSocket(folder) ? { host: folder, port: PORT } : { host: '127.0.0.1', port: readPort(folder) }
  // what PGSSLMODE says is meant for other servers
  return { ...where, ssl: false, user: POSTGRES_ROLE, password: postgresPassword(dataDir), database: 'postgres' }
}

export function postgresPassword(dataDir: string) {
  return createHmac('sha256', loadOrCreateSecret(dataDir)).update('postgres').digest('base64url')
}

/** The port is the fourth line of what PostgreSQL writes of itself. */
function readPort(folder: string) {
  const file = path.join(folder, 'postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[3]) || PORT : PORT
}
