import { execFile, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { OperatorError } from '../../errors/operator-error.ts'
import { buildCommand, type RunAs } from './run-as.ts'

/** The role that owns everything in the site's own PostgreSQL. */
export const POSTGRES_ROLE = 'studio'

/** What PostgreSQL has to end in order, with all that it still writes; after that it is killed, and recovers at its next start. */
export const STOP_TIMEOUT_MS = 30_000
const KILL_TIMEOUT_MS = 5_000
const LOOK_AGAIN_MS = 20

/** Makes a data folder of PostgreSQL out of an empty one. @throws a Refusal with what initdb said */
export async function initPostgresFolder(runAs: RunAs, folder: string, password: string, isSynced = true) {
  const passwordFile = `${folder}.password`
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  if (process.getuid?.() === 0) {
    const { uid, gid } = runAs.user ?? { uid: 0, gid: 0 }
    for (const made of [folder, passwordFile]) fs.chownSync(made, uid, gid)
  }
  const args = [
    ...['--pgdata', folder, '--username', POSTGRES_ROLE, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...(isSynced ? ['--data-checksums'] : ['--no-sync', '--no-data-checksums']),
  ]
  const { file, args: all, options } = buildCommand(runAs, 'initdb', args)
  try {
    await promisify(execFile)(file, all, options)
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string }
    throw new OperatorError(`PostgreSQL could not make its folder ${folder}: ${findErrorLine(stderr || message)}`)
  } finally {
    fs.rmSync(passwordFile)
  }
}

/** The major version whose files lie in a data folder; undefined where there are none. @throws a Refusal when nobody can say */
export function readMajorVersion(folder: string) {
  try {
    return Number.parseInt(fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8'), 10) || undefined
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    const isForbidden = code === 'EACCES' || code === 'EPERM'
    throw new OperatorError(
      isForbidden
        ? `${folder} cannot be read by this user. Start the site as the user who owns it, or give it to this one.`
        : `${folder} cannot be read: ${message}.`,
    )
  }
}

/**
 * Ends the PostgreSQL that still runs on a folder whose site is gone, and takes away what a dead one left.
 * @throws a Refusal when not even a kill ends it
 */
export async function stopOrphanedServer(
  runAs: RunAs,
  folder: string,
  { mode = 'fast', withinMs = STOP_TIMEOUT_MS } = {},
) {
  const pid = findServerPid(folder)
  if (pid && isServerProcess(pid, folder)) {
    const seconds = String(Math.ceil(withinMs / 1_000))
    const args = ['stop', '--pgdata', folder, '--mode', mode, '--wait', '--timeout', seconds]
    const { file, args: all, options } = buildCommand(runAs, 'pg_ctl', args)
    await promisify(execFile)(file, all, options).catch(() => killPostgresServer(folder))
    await waitUntilGone(pid, folder)
  } else if (pid) {
    // the id of a dead server was given to somebody else, which PostgreSQL would take for a living one
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) fs.rmSync(path.join(folder, name), { force: true })
  }
}

async function waitUntilGone(pid: number, folder: string) {
  for (let waitedMs = 0; isAlive(pid) && isServerProcess(pid, folder); waitedMs += LOOK_AGAIN_MS) {
    if (waitedMs > KILL_TIMEOUT_MS) {
      throw new OperatorError(
        `The PostgreSQL of ${folder} (process ${pid}) does not stop. End it, then start the site again.`,
      )
    }
    await pause(LOOK_AGAIN_MS)
  }
}

/** Ends PostgreSQL and all its processes at once, whatever they do or fail to do; it recovers at its next start. */
export function killPostgresServer(folder: string) {
  const first = findServerPid(folder)
  for (const pid of new Set([first, ...findServerProcesses(folder)])) {
    try {
      if (pid && isServerProcess(pid, folder)) process.kill(pid, 'SIGKILL')
    } catch {
      // it went with the others
    }
  }
}

/** What PostgreSQL runs for the folder; elsewhere than on Linux its processes go when they see that the first one is gone. */
function findServerProcesses(folder: string) {
  if (process.platform !== 'linux') return []
  const isPostgres = (pid: number) => fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && isServerProcess(pid, folder) && isPostgres(pid)
      } catch {
        return false
      }
    })
}

/** The process that postmaster.pid names, when there is such a process. */
function findServerPid(folder: string) {
  const file = path.join(folder, 'postmaster.pid')
  const pid = fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : 0
  return pid > 0 && isAlive(pid) ? pid : undefined
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // one of another user may not be asked
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** PostgreSQL works inside of its data folder, and is started with its name. */
function isServerProcess(pid: number, folder: string) {
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(folder)
  }
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(folder)
  } catch {
    return false
  }
}

/** The line that says what is wrong; after it initdb tidies up. */
function findErrorLine(text: string) {
  const lines = text.trim().split('\n')
  return lines.find((line) => /(error|fatal|FATAL): /.test(line)) ?? lines.at(-1)
}
