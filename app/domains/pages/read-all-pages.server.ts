import { setTimeout as pause } from 'node:timers/promises'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { findKeptChanges } from '~/platform/kept-changes.server'
import { Refusal } from '~/platform/refusal'
import { ALL_PAGES } from './register/follow-changes.server'
import { countPagesToRead } from './register/queue.server'

const LOOK_EVERY_MS = 500
const NOBODY_AFTER_MS = 60_000

/** Has the running site read all its pages again, and waits until it is done. @throws a Refusal when no site runs. */
export async function readAllPages(db: Database, print: (line: string) => void) {
  await inTransaction(db, (tx) => contentChanged(tx, ALL_PAGES))
  let [left, movedAt] = [Number.POSITIVE_INFINITY, Date.now()]
  for (;;) {
    await pause(LOOK_EVERY_MS)
    const now = (await findKeptChanges(db)) ? Number.POSITIVE_INFINITY : await countPagesToRead(db)
    if (now === 0) return print('All pages are read.')
    if (now !== left) movedAt = Date.now()
    if (now !== left && Math.ceil(now / 500) !== Math.ceil(left / 500) && Number.isFinite(now))
      print(`${now.toLocaleString('en-US')} pages are still to be read.`)
    left = now
    if (Date.now() - movedAt > NOBODY_AFTER_MS)
      throw new Refusal('No site is running that could read the pages: they are read when it starts.')
  }
}
