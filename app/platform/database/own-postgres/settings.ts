import { createServer } from 'node:net'
import { hasSocket } from './place'
import { PortTaken } from './server-process'

const CONNECTIONS_OF_A_PROCESS = 20
const CONNECTIONS_OF_COMMANDS = 60
const PORTS_TO_TRY = 5

/** For a small machine that PostgreSQL shares with the site; what is not named is as PostgreSQL brings it. */
export async function ownSettings(
  folder: string,
  processes: number,
  findPort = freePort,
): Promise<Record<string, string | number>> {
  const place: Record<string, string | number> = hasSocket(folder)
    ? { listen_addresses: '', unix_socket_directories: quoted(folder), unix_socket_permissions: '0700', port: 5432 }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: await findPort() }
  return {
    ...place,
    max_connections: CONNECTIONS_OF_A_PROCESS * processes + CONNECTIONS_OF_COMMANDS,
    shared_buffers: '48MB',
    max_wal_size: '256MB',
    jit: 'off',
    // reading ahead by processes of its own pays on large disks
    io_method: 'sync',
    timezone: 'UTC',
  }
}

/** Runs `start` again, with settings that it makes anew, when the port that was free is taken before PostgreSQL has it. */
export async function onFreePort<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries++) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof PortTaken) || tries === PORTS_TO_TRY) throw error
    }
  }
}

/** As one of a list of names that commas part. */
function quoted(name: string) {
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
