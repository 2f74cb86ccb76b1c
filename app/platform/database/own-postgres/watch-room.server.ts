import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { log } from '~/platform/log.server'
import { ownAddress, ownFolder } from './place'

const MIB = 1024 * 1024
// some segments of the write-ahead log, 16 MB each: without room for the next one PostgreSQL stops altogether
const FLOOR_BYTES = 64 * MIB
const ENOUGH_BYTES = 96 * MIB
const LOOK_EVERY_MS = 2_000
const ANSWERS_WITHIN_MS = 10_000

/**
 * Has the database refuse writes, in every process, while the disk is nearly full: pages are read as ever, and nothing stops
 * in the middle. Returns a function that ends the watch.
 */
export function watchRoom(dataDir: string, freeBytesOf = freeBytesAt, lookEveryMs = LOOK_EVERY_MS) {
  let isReadOnly = wasReadOnly(dataDir)
  let looking = Promise.resolve()
  async function look() {
    const freeBytes = await freeBytesOf(ownFolder(dataDir))
    const shouldBe = freeBytes < (isReadOnly ? ENOUGH_BYTES : FLOOR_BYTES)
    if (shouldBe === isReadOnly) return
    await setReadOnly(dataDir, shouldBe)
    isReadOnly = shouldBe
    if (shouldBe) log.error({ freeBytes }, 'the disk is nearly full: writes are refused until there is room')
    else log.info({ freeBytes }, 'there is room on the disk again: writes are taken')
  }
  const timer = setInterval(() => {
    // PostgreSQL may be away at this moment: it is looked again soon
    looking = looking.then(look).catch(() => {})
  }, lookEveryMs)
  return () => {
    clearInterval(timer)
    return looking
  }
}

async function freeBytesAt(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function setReadOnly(dataDir: string, isReadOnly: boolean) {
  const limits = { connectionTimeoutMillis: LOOK_EVERY_MS, query_timeout: ANSWERS_WITHIN_MS }
  const client = new pg.Client({ ...ownAddress(dataDir), ...limits })
  client.on('error', () => {})
  await client.connect()
  try {
    const change = isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'
    await client.query(`alter system ${change}`)
    await client.query('select pg_reload_conf()')
  } finally {
    // one that stands still never says goodbye
    client.end().catch(() => {})
  }
}

/** What the last change of it left for later starts. */
function wasReadOnly(dataDir: string) {
  const file = path.join(ownFolder(dataDir), 'postgresql.auto.conf')
  return existsSync(file) && /^default_transaction_read_only *= *'?on/m.test(readFileSync(file, 'utf8'))
}
