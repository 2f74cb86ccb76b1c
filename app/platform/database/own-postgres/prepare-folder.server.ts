import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '~/platform/refusal'
import { keptSecret } from '~/platform/secret.server'
import { initDataFolder, majorIn } from './data-folder'
import { ownFolder, ownPassword } from './place'
import { bundledPrograms, MAJOR } from './programs'
import { chooseRunAs, type RunAs } from './run-as'

/*
 * Below DATA_DIR: `postgres` is the database. A new one is made beside it: `postgres.new-…` while it is made, which counts for
 * nothing, `postgres.ready` once it is whole, until it has its place. So a kill at any moment leaves the old one or the new.
 */
const NEW = 'postgres.new-'
const READY = 'postgres.ready'
// what versions of the site before 2026-12 had: PGlite, PostgreSQL in the process
const PGLITE = 'database'

const HOW_TO_RESTORE =
  'Put it back from your copy of DATA_DIR. Or move DATA_DIR aside, and restore a backup into a new one: npm run studio -- restore FILE'

/** Has a database of this version in `dataDir`: as it is, new, or moved over from an older one, which is kept aside. */
export async function prepareFolder(dataDir: string): Promise<RunAs> {
  giveReadyItsPlace(dataDir)
  const runAs = chooseRunAs(bundledPrograms(), path.resolve(dataDir), 'postgres')
  const major = majorIn(ownFolder(dataDir))
  const pglite = path.join(dataDir, PGLITE)
  if (major === MAJOR) {
    mustHaveSecret(dataDir)
    // PostgreSQL wants it so, and a copy may have lost it
    fs.chmodSync(ownFolder(dataDir), 0o700)
    return runAs
  }
  if (!major && !majorIn(pglite)) mustBeNew(dataDir)
  const folder = await makeNew(dataDir, runAs)
  if (major || majorIn(pglite)) {
    const { moveFromOlder, moveFromPglite } = await import('./move-over.server')
    await (major
      ? moveFromOlder(dataDir, major, { folder, runAs })
      : moveFromPglite(dataDir, pglite, { folder, runAs }))
  }
  fs.renameSync(folder, path.join(dataDir, READY))
  giveReadyItsPlace(dataDir)
  return runAs
}

function mustHaveSecret(dataDir: string) {
  const file = path.join(dataDir, 'secret')
  if (fs.existsSync(file)) return keptSecret(dataDir)
  throw new Refusal(`${file} is missing, which opens the database beside it and signs sessions. ${HOW_TO_RESTORE}`)
}

/** @throws a Refusal where a site has been, whose database is missing or not whole */
function mustBeNew(dataDir: string) {
  const folder = ownFolder(dataDir)
  if (fs.existsSync(folder)) throw new Refusal(`${folder} holds no database any more. ${HOW_TO_RESTORE}`)
  // the very first start ended while the database was made
  if (begunIn(dataDir).length > 0) return
  const left = ['secret', 'media', 'product-files'].find((name) => fs.existsSync(path.join(dataDir, name)))
  if (left) throw new Refusal(`${folder} is missing, though ${path.join(dataDir, left)} is there. ${HOW_TO_RESTORE}`)
}

async function makeNew(dataDir: string, runAs: RunAs) {
  const begun = begunIn(dataDir)
  // a name of its own: initdb outlives a start that was killed, and tidies up behind itself. One is there before the secret
  // is and until the database has its place, and says that both are new
  const folder = fs.mkdtempSync(path.resolve(dataDir, NEW))
  forget(dataDir, begun)
  await initDataFolder(runAs, folder, ownPassword(dataDir))
  return folder
}

const begunIn = (dataDir: string) => fs.readdirSync(dataDir).filter((name) => name.startsWith(NEW))

/** Puts the database that was made in place of the older one, which stays under another name. */
function giveReadyItsPlace(dataDir: string) {
  const [folder, ready] = [ownFolder(dataDir), path.join(dataDir, READY)]
  if (fs.existsSync(ready)) {
    const major = majorIn(folder)
    if (major) fs.renameSync(folder, freeName(`${folder}-${major}`))
    fs.renameSync(ready, folder)
    syncFolder(dataDir)
  }
  if (majorIn(folder) !== MAJOR) return
  forget(dataDir, begunIn(dataDir))
  const pglite = path.join(dataDir, PGLITE)
  if (majorIn(pglite)) fs.renameSync(pglite, freeName(`${pglite}-before-postgres`))
}

function forget(dataDir: string, names: string[]) {
  for (const name of names) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 20 })
}

function freeName(name: string) {
  let free = name
  for (let number = 2; fs.existsSync(free); number++) free = `${name}-${number}`
  return free
}

function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
