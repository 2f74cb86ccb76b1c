import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundledBinaries } from '../app/platform/database/embedded-postgres/postgres-binaries.ts'
import {
  initPostgresFolder,
  POSTGRES_ROLE,
  stopOrphanedServer,
} from '../app/platform/database/embedded-postgres/postgres-folder.ts'
import { chooseRunAs } from '../app/platform/database/embedded-postgres/run-as.ts'
import { startPostgresServer } from '../app/platform/database/embedded-postgres/server-process.ts'

const PASSWORD = 'throwaway'

// nothing here outlives the tests: no need to reach the disk
const carelessSettings = { fsync: 'off', full_page_writes: 'off' }

/** Starts a PostgreSQL of its own, in a folder that goes away with it; `halt` it for an outage. */
export async function startPostgres(/** @type {Record<string, string | number>} */ settings = carelessSettings) {
  const parent = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  // whoever runs it in root's place passes through
  chmodSync(parent, 0o755)
  const folder = path.join(parent, 'data')
  const runAs = chooseRunAs(bundledBinaries(), parent, 'data')
  mkdirSync(folder, { mode: 0o700 })
  await initPostgresFolder(runAs, folder, PASSWORD, false)
  const port = await freePort()
  const place = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const all = { shared_buffers: '128MB', max_connections: 200, jit: 'off', timezone: 'UTC', ...place, ...settings }
  let server = await startPostgresServer(runAs, folder, all)
  const tidyUp = () => rmSync(parent, { recursive: true, force: true })
  process.once('exit', tidyUp)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return {
    url: `postgres://${POSTGRES_ROLE}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    /** The id of its first process. */
    pid: () => Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8'), 10),
    /** Ends it in the middle of whatever it does. */
    async halt() {
      await stopOrphanedServer(runAs, folder, { mode: 'immediate' })
      await server.ended
    },
    async resume() {
      server = await startPostgresServer(runAs, folder, all)
    },
    async stop() {
      await server.stop()
      process.off('exit', tidyUp)
      tidyUp()
    },
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {{ port: number }} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })
}
