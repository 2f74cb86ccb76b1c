import fs from 'node:fs'
import path from 'node:path'
import { loadOrCreateSecret } from '../../env/site-secret.server'
import { OperatorError } from '../../errors/operator-error'
import { bundledBinaries, POSTGRES_MAJOR } from './postgres-binaries'
import { postgresFolder, postgresPassword } from './postgres-connection'
import { initPostgresFolder, readMajorVersion } from './postgres-folder'
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
export async function preparePostgresFolder(dataDir: string): Promise<RunAs> {
  activateReadyFolder(dataDir)
  const runAs = chooseRunAs(bundledBinaries(), path.resolve(dataDir), 'postgres')
  const major = readMajorVersion(postgresFolder(dataDir))
  const pglite = path.join(dataDir, PGLITE)
  if (major === POSTGRES_MAJOR) {
    assertSecretExists(dataDir)
    // PostgreSQL wants it so, and a copy may have lost it
    fs.chmodSync(postgresFolder(dataDir), 0o700)
    return runAs
  }
  if (!major && !readMajorVersion(pglite)) assertNewSite(dataDir)
  const folder = await createFolder(dataDir, runAs)
  if (major || readMajorVersion(pglite)) {
    const { migrateFromOlderPostgres, migrateFromPglite } = await import('./migrate-data.server')
    await (major
      ? migrateFromOlderPostgres(dataDir, major, { folder, runAs })
      : migrateFromPglite(dataDir, pglite, { folder, runAs }))
  }
  fs.renameSync(folder, path.join(dataDir, READY))
  activateReadyFolder(dataDir)
  return runAs
}

function assertSecretExists(dataDir: string) {
  const file = path.join(dataDir, 'secret')
  if (fs.existsSync(file)) return loadOrCreateSecret(dataDir)
  throw new OperatorError(
    `${file} is missing, which opens the database beside it and signs sessions. ${HOW_TO_RESTORE}`,
  )
}

/** @throws a Refusal where a site has been, whose database is missing or not whole */
function assertNewSite(dataDir: string) {
  const folder = postgresFolder(dataDir)
  if (fs.existsSync(folder)) throw new OperatorError(`${folder} holds no database any more. ${HOW_TO_RESTORE}`)
  // the very first start ended while the database was made
  if (findUnfinishedFolders(dataDir).length > 0) return
  const left = ['secret', 'media', 'product-files'].find((name) => fs.existsSync(path.join(dataDir, name)))
  if (left)
    throw new OperatorError(`${folder} is missing, though ${path.join(dataDir, left)} is there. ${HOW_TO_RESTORE}`)
}

async function createFolder(dataDir: string, runAs: RunAs) {
  const begun = findUnfinishedFolders(dataDir)
  // a name of its own: initdb outlives a start that was killed, and tidies up behind itself. One is there before the secret
  // is and until the database has its place, and says that both are new
  const folder = fs.mkdtempSync(path.resolve(dataDir, NEW))
  removeFolders(dataDir, begun)
  await initPostgresFolder(runAs, folder, postgresPassword(dataDir))
  return folder
}

const findUnfinishedFolders = (dataDir: string) => fs.readdirSync(dataDir).filter((name) => name.startsWith(NEW))

/** Puts the database that was made in place of the older one, which stays under another name. */
function activateReadyFolder(dataDir: string) {
  const [folder, ready] = [postgresFolder(dataDir), path.join(dataDir, READY)]
  if (fs.existsSync(ready)) {
    const major = readMajorVersion(folder)
    if (major) fs.renameSync(folder, findFreeName(`${folder}-${major}`))
    fs.renameSync(ready, folder)
    syncFolder(dataDir)
  }
  if (readMajorVersion(folder) !== POSTGRES_MAJOR) return
  removeFolders(dataDir, findUnfinishedFolders(dataDir))
  const pglite = path.join(dataDir, PGLITE)
  if (readMajorVersion(pglite)) fs.renameSync(pglite, findFreeName(`${pglite}-before-postgres`))
}

function removeFolders(dataDir: string, names: string[]) {
  for (const name of names) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 20 })
}

function findFreeName(name: string) {
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
