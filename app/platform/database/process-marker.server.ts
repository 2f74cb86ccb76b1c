import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { socketPath } from './socket-path.server'

/** What tells one process from every other, and lets others find out whether it lives. */
export interface ProcessMarker {
  text: string
  end: () => void
}

/**
 * Makes this process known in `folder`: by its id and the moment it began, because ids are used again; by its namespace,
 * because a container does not see the ids of another; and by a socket there, which the kernel closes with the process.
 */
export async function createProcessMarker(folder: string): Promise<ProcessMarker> {
  const name = `lock-${randomBytes(4).toString('hex')}.sock`
  const server = await listenOn(socketPath(folder, name))
  return {
    text: [process.pid, processStart(process.pid), namespace(), name].join(' '),
    end: () => {
      server?.close()
      fs.rmSync(path.join(folder, name), { force: true })
    },
  }
}

export async function isProcessRunning(folder: string, text: string) {
  const [pidText, start, itsNamespace, socket] = text.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (itsNamespace === namespace() || !socket) return isRunning(pid) && start === processStart(pid)
  return answers(socketPath(folder, socket))
}

export function removeProcessMarker(folder: string, text: string) {
  const socket = text.split(' ')[3]
  if (socket && /^lock-[0-9a-f]+\.sock$/.test(socket)) fs.rmSync(path.join(folder, socket), { force: true })
}

function processStart(pid: number) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // field 22 is the start time in ticks since boot; counting begins after the name, which may hold spaces
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return 'unknown'
  }
}

function namespace() {
  try {
    return fs.readlinkSync('/proc/self/ns/pid')
  } catch {
    return 'unknown'
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Some file systems have no sockets; then only processes that see each other's ids are told apart. */
function listenOn(name: string | undefined) {
  return new Promise<net.Server | undefined>((resolve) => {
    if (!name) return resolve(undefined)
    const server = net.createServer((socket) => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(name, () => resolve(server.unref()))
  })
}

/** The kernel takes a connection for as long as the listening process lives, however busy it is. */
function answers(name: string | undefined) {
  return new Promise<boolean>((resolve) => {
    if (!name) return resolve(true)
    const socket = net.connect(name)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
