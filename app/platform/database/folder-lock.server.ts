import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '~/platform/refusal'

const TAKEOVER_STALE_MS = 10_000

/**
 * Two processes on one embedded database destroy it. Takes the lock in `folder`, from a dead holder too.
 * Returns the function that gives it back. @throws a sentence when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = path.join(folder, 'lock')
  const self = identity(process.pid)
  while (!createLock(lock, self)) {
    const holder = readLock(lock)
    if (holder && isAlive(holder)) {
      throw new Refusal(
        `${path.resolve(folder)} is in use by process ${holder.split(' ')[0]}. Stop it first, or give this process another DATA_DIR.`,
      )
    }
    removeStaleLock(lock)
  }
  return () => {
    if (readLock(lock) === self) fs.rmSync(lock, { force: true })
  }
}

/** The process id with the moment the process began, because ids are used again (in containers: at every start). */
function identity(pid: number) {
  return `${pid} ${processStart(pid)}`
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

function isAlive(holder: string) {
  const [pidText, start] = holder.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return start === processStart(pid)
}

/** Written aside and linked into place, so that nobody ever reads half a lock. */
function createLock(lock: string, content: string) {
  const draft = `${lock}.${process.pid}`
  fs.writeFileSync(draft, content)
  try {
    fs.linkSync(draft, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

function readLock(lock: string) {
  try {
    return fs.readFileSync(lock, 'utf8')
  } catch {
    return undefined
  }
}

/** One process at a time removes a dead holder's lock; a second look inside keeps it from removing a new one. */
function removeStaleLock(lock: string) {
  const takeover = `${lock}.takeover`
  try {
    fs.mkdirSync(takeover)
  } catch {
    const age = Date.now() - (fs.statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > TAKEOVER_STALE_MS) fs.rmSync(takeover, { recursive: true, force: true })
    return
  }
  try {
    const holder = readLock(lock)
    if (holder && !isAlive(holder)) fs.rmSync(lock, { force: true })
  } finally {
    fs.rmSync(takeover, { recursive: true, force: true })
  }
}
