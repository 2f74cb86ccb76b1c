import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { log } from '../../monitoring/log.server'
import { getFreeBytes } from '../../storage/disk-space.server'
import { createDiskReserve, RESERVE_BYTES, releaseDiskReserve } from './disk-reserve.server'
import { postgresConnectionConfig, postgresFolder } from './postgres-connection'

const MIB = 1024 * 1024
// some segments of the write-ahead log, 16 MB each: without room for the next one PostgreSQL stops altogether
const READ_ONLY_BELOW_BYTES = 64 * MIB
const WRITABLE_ABOVE_BYTES = 96 * MIB
// somebody else took all the rest between two looks
const RELEASE_RESERVE_BELOW_BYTES = 8 * MIB
const LOOK_EVERY_MS = 2_000
const ANSWERS_WITHIN_MS = 10_000

/**
 * Has the database refuse writes, in every process, while the disk is nearly full: pages are read as ever, and nothing stops
 * in the middle. Returns a function that ends the watch, once it has looked for the first time.
 */
export async function watchDiskSpace(dataDir: string, freeBytesOf = getFreeBytes, lookEveryMs = LOOK_EVERY_MS) {
  async function look() {
    const freeBytes = await freeBytesOf(postgresFolder(dataDir))
    const shouldBe = shouldBeReadOnly(dataDir, freeBytes)
    if (shouldBe === isReadOnly(dataDir)) return freeBytes
    await setReadOnly(dataDir, shouldBe).catch((error) => {
      if (freeBytes < RELEASE_RESERVE_BELOW_BYTES) releaseDiskReserve(dataDir)
      throw error
    })
    if (shouldBe) log.error({ freeBytes }, 'the disk is nearly full: writes are refused until there is room')
    else log.info({ freeBytes }, 'there is room on the disk again: writes are taken')
    return freeBytes
  }
  async function lookAgain() {
    const freeBytes = await look()
    if (freeBytes > WRITABLE_ABOVE_BYTES + RESERVE_BYTES) await createDiskReserve(dataDir)
  }
  // PostgreSQL may be away at this moment: it is looked again soon
  const ignore = () => {}
  let looking = look().then(ignore, ignore)
  await looking
  const timer = setInterval(() => {
    looking = looking.then(lookAgain).catch(ignore)
  }, lookEveryMs)
  return () => {
    clearInterval(timer)
    return looking
  }
}

/** Before PostgreSQL is started on a full disk: it has room for that, and from its first moment refuses writes. */
export async function ensureSpaceToStart(dataDir: string, freeBytesOf = getFreeBytes) {
  const freeBytes = await freeBytesOf(postgresFolder(dataDir))
  if (freeBytes < RELEASE_RESERVE_BELOW_BYTES) releaseDiskReserve(dataDir)
  if (shouldBeReadOnly(dataDir, freeBytes) && !isReadOnly(dataDir)) {
    appendFileSync(autoConfFile(dataDir), "default_transaction_read_only = 'on'\n")
  }
}

function shouldBeReadOnly(dataDir: string, freeBytes: number) {
  return freeBytes < (isReadOnly(dataDir) ? WRITABLE_ABOVE_BYTES : READ_ONLY_BELOW_BYTES)
}

async function setReadOnly(dataDir: string, shouldBe: boolean) {
  const limits = { connectionTimeoutMillis: LOOK_EVERY_MS, query_timeout: ANSWERS_WITHIN_MS }
  const client = new pg.Client({ ...postgresConnectionConfig(dataDir), ...limits })
  client.on('error', () => {})
  await client.connect()
  try {
    const change = shouldBe ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'
    await client.query(`alter system ${change}`)
    await client.query('select pg_reload_conf()')
  } finally {
    // one that stands still never says goodbye
    client.end().catch(() => {})
  }
}

/** What `alter system` has written, for later starts too. */
const autoConfFile = (dataDir: string) => path.join(postgresFolder(dataDir), 'postgresql.auto.conf')

function isReadOnly(dataDir: string) {
  const file = autoConfFile(dataDir)
  return existsSync(file) && /^default_transaction_read_only *= *'?on/m.test(readFileSync(file, 'utf8'))
}
