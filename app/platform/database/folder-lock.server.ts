import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../errors/operator-error'
import { createProcessMarker, isProcessRunning, removeProcessMarker } from './process-marker.server'

const TAKEOVER_STALE_MS = 10_000
const TRY_AGAIN_MS = 20

/** A living process has the folder. */
export class FolderInUse extends OperatorError {}

/**
 * One process at a time runs the database in a folder. Takes the lock in `folder`, from a dead holder too.
 * Returns the function that gives it back. @throws FolderInUse when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = path.join(folder, 'lock')
  const self = await createProcessMarker(folder)
  try {
    while (!createLock(lock, self.text)) await waitForTurn(folder, lock)
  } catch (error) {
    self.end()
    throw error
  }
  return () => {
    if (readLock(lock) === self.text) fs.rmSync(lock, { force: true })
    self.end()
  }
}

async function waitForTurn(folder: string, lock: string) {
  const holder = readLock(lock)
  if (holder === undefined) return
  if (await isProcessRunning(folder, holder)) {
    throw new FolderInUse(
      `${path.resolve(folder)} is in use by process ${holder.split(' ')[0]}. Stop it first, or give this process another DATA_DIR.`,
    )
  }
  if (removeStaleLock(lock, holder)) removeProcessMarker(folder, holder)
  else await pause(TRY_AGAIN_MS)
}

/** Written aside and linked into place, so that nobody ever reads half a lock. */
function createLock(lock: string, content: string) {
  const draft = `${lock}.${content.split(' ').at(-1)}`
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
function removeStaleLock(lock: string, holder: string) {
  const takeover = `${lock}.takeover`
  try {
    fs.mkdirSync(takeover)
  } catch {
    const age = Date.now() - (fs.statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > TAKEOVER_STALE_MS) fs.rmSync(takeover, { recursive: true, force: true })
    return false
  }
  try {
    if (readLock(lock) !== holder) return false
    fs.rmSync(lock, { force: true })
    return true
  } finally {
    fs.rmSync(takeover, { recursive: true, force: true })
  }
}
