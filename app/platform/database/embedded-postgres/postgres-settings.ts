import { createServer } from 'node:net'
import { fitsUnixSocket } from './postgres-connection'
import { PortInUse } from './server-process'

const CONNECTIONS_PER_PROCESS = 20
const CONNECTIONS_FOR_COMMANDS = 60
const MAX_PORT_TRIES = 5

/** For a small machine that PostgreSQL shares with the site; what is not named is as PostgreSQL brings it. */
export async function postgresSettings(
  folder: string,
  processes: number,
  findPort = freePort,
): Promise<Record<string, string | number>> {
  const place: Record<string, string | number> = fitsUnixSocket(folder)
    ? {
        listen_addresses: '',
        unix_socket_directories: quoteSetting(folder),
        unix_socket_permissions: '0700',
        port: 5432,
      }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: await findPort() }
  return {
    ...place,
    max_connections: CONNECTIONS_PER_PROCESS * processes + CONNECTIONS_FOR_COMMANDS,
    shared_buffers: '48MB',
    max_wal_size: '256MB',
    jit: 'off',
    // reading ahead by processes of its own pays on large disks
    io_method: 'sync',
    timezone: 'UTC',
  }
}

/** Runs `start` again, with settings that it makes anew, when the port that was free is taken before PostgreSQL has it. */
export async function retryOnPortInUse<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries++) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof PortInUse) || tries === MAX_PORT_TRIES) throw error
    }
  }
}

/** As one of a list of names that commas part. */
function quoteSetting(name: string) {
  return `"${name.replaceAll('"', '""')}"`
}

/** A port of this machine that nobody listens on at this moment. */
function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
