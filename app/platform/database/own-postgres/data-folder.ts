import { execFile, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Refusal } from '../../refusal.ts'
import { commandOf, type RunAs } from './run-as.ts'

/** The role that owns everything in the site's own PostgreSQL. */
export const ROLE = 'studio'

/** What PostgreSQL has to end in order, with all that it still writes; after that it is killed, and recovers at its next start. */
export const STOPPED_WITHIN_MS = 30_000
const KILLED_WITHIN_MS = 5_000
const LOOK_AGAIN_MS = 20

/** Makes a data folder of PostgreSQL out of an empty one. @throws a Refusal with what initdb said */
export async function initDataFolder(runAs: RunAs, folder: string, password: string, isSynced = true) {
  const passwordFile = `${folder}.password`
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  if (process.getuid?.() === 0) {
    const { uid, gid } = runAs.user ?? { uid: 0, gid: 0 }
    for (const made of [folder, passwordFile]) fs.chownSync(made, uid, gid)
  }
  const args = [
    ...['--pgdata', folder, '--username', ROLE, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...(isSynced ? ['--data-checksums'] : ['--no-sync', '--no-data-checksums']),
  ]
  const { file, args: all, options } = commandOf(runAs, 'initdb', args)
  try {
    await promisify(execFile)(file, all, options)
  } catch (error) {
    const { message, stderr } = error as Error & { stderr?: string }
    throw new Refusal(`PostgreSQL could not make its folder ${folder}: ${reasonIn(stderr || message)}`)
  } finally {
    fs.rmSync(passwordFile)
  }
}

/** The major version whose files lie in a data folder; undefined where there are none. @throws a Refusal when nobody can say */
export function majorIn(folder: string) {
  try {
    return Number.parseInt(fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8'), 10) || undefined
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    const isForbidden = code === 'EACCES' || code === 'EPERM'
    throw new Refusal(
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
export async function endOrphan(runAs: RunAs, folder: string, { mode = 'fast', withinMs = STOPPED_WITHIN_MS } = {}) {
  const pid = runningServer(folder)
  if (pid && isServerOf(pid, folder)) {
    const seconds = String(Math.ceil(withinMs / 1_000))
    const args = ['stop', '--pgdata', folder, '--mode', mode, '--wait', '--timeout', seconds]
    const { file, args: all, options } = commandOf(runAs, 'pg_ctl', args)
    await promisify(execFile)(file, all, options).catch(() => killServer(folder))
    await untilGone(pid, folder)
  } else if (pid) {
    // the id of a dead server was given to somebody else, which PostgreSQL would take for a living one
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) fs.rmSync(path.join(folder, name), { force: true })
  }
}

async function untilGone(pid: number, folder: string) {
  for (let waitedMs = 0; isAlive(pid) && isServerOf(pid, folder); waitedMs += LOOK_AGAIN_MS) {
    if (waitedMs > KILLED_WITHIN_MS) {
      throw new Refusal(
        `The PostgreSQL of ${folder} (process ${pid}) does not stop. End it, then start the site again.`,
      )
    }
    await pause(LOOK_AGAIN_MS)
  }
}

/** Ends PostgreSQL and all its processes at once, whatever they do or fail to do; it recovers at its next start. */
export function killServer(folder: string) {
  const first = runningServer(folder)
  for (const pid of new Set([first, ...processesIn(folder)])) {
    try {
      if (pid && isServerOf(pid, folder)) process.kill(pid, 'SIGKILL')
    } catch {
      // it went with the others
    }
  }
}

/** What PostgreSQL runs for the folder; elsewhere than on Linux its processes go when they see that the first one is gone. */
function processesIn(folder: string) {
  if (process.platform !== 'linux') return []
  const isPostgres = (pid: number) => fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && isServerOf(pid, folder) && isPostgres(pid)
      } catch {
        return false
      }
    })
}

/** The process that postmaster.pid names, when there is such a process. */
function runningServer(folder: string) {
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
function isServerOf(pid: number, folder: string) {
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
function reasonIn(text: string) {
  const lines = text.trim().split('\n')
  return lines.find((line) => /(error|fatal|FATAL): /.test(line)) ?? lines.at(-1)
}
