import { onContentChange } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { RedirectIndex, type Rule } from './redirect-index'
import type { RedirectStatus } from './redirect-status'

/** All of them may have changed; `redirect:<id>` says that one has. */
export const REDIRECTS = 'redirects'
const ONE = 'redirect:'
const MOST_TAGS = 50
// the rows of one slice are read in a few milliseconds: nobody waits for the whole
const SLICE = 2_000

/** The tags of a change of these redirects. */
export function tagsOf(ids: string[]) {
  return ids.length > MOST_TAGS ? [REDIRECTS] : ids.map((id) => ONE + id)
}

interface Known {
  index: Promise<RedirectIndex>
  /** The same when it is there and nothing has changed since. */
  current: RedirectIndex | undefined
  changed: Set<string>
}

let known = new WeakMap<Database, Known>()
const followed = new Set<WeakRef<Known>>()

onContentChange((changed) => {
  if (changed === 'everything' || changed.includes(REDIRECTS)) {
    known = new WeakMap()
    followed.clear()
    return
  }
  const ids = changed.filter((tag) => tag.startsWith(ONE)).map((tag) => tag.slice(ONE.length))
  if (ids.length === 0) return
  for (const reference of followed) {
    const one = reference.deref()
    if (!one) followed.delete(reference)
    else {
      for (const id of ids) one.changed.add(id)
      one.current = undefined
    }
  }
})

/** The redirects of the site, read once and then kept up to date. Inside a transaction they are always read. */
export async function knownRedirects(db: Database): Promise<RedirectIndex> {
  if (db.isTransaction) return readAll(db)
  const one = known.get(db) ?? begin(db)
  if (one.changed.size > 0) {
    const ids = [...one.changed]
    one.changed.clear()
    settle(
      db,
      one,
      one.index.then((index) => readAgain(db, index, ids)),
    )
  }
  return one.index
}

/** Whether a redirect names a query at this path; at once, unless they have changed. Nobody is led without a database. */
export function namesQuery(db: Database, path: string): boolean | Promise<boolean> {
  const current = known.get(db)?.current
  if (current) return current.namesQuery(path)
  return knownRedirects(db).then(
    (index) => index.namesQuery(path),
    () => false,
  )
}

function begin(db: Database) {
  const one: Known = { index: undefined as never, current: undefined, changed: new Set() }
  known.set(db, one)
  followed.add(new WeakRef(one))
  settle(db, one, readAll(db))
  return one
}

function settle(db: Database, one: Known, reading: Promise<RedirectIndex>) {
  one.index = reading
  reading.then(
    (index) => {
      if (one.index === reading && one.changed.size === 0) one.current = index
    },
    () => known.get(db) === one && known.delete(db),
  )
}

async function readAll(db: Database) {
  const index = new RedirectIndex()
  let after: string | undefined
  for (;;) {
    const rows = await rules(db)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(SLICE)
      .execute()
    for (const row of rows) index.set(ruleOf(row))
    after = rows.at(-1)?.id
    if (rows.length < SLICE) return index
  }
}

async function readAgain(db: Database, index: RedirectIndex, ids: string[]) {
  const rows = await rules(db).where('id', 'in', ids).execute()
  for (const id of ids) index.delete(id)
  for (const row of rows) index.set(ruleOf(row))
  return index
}

function rules(db: Database) {
  return db.selectFrom('redirects').select(['id', 'fromPath', 'toPath', 'toPage', 'status'])
}

function ruleOf(row: Awaited<ReturnType<ReturnType<typeof rules>['execute']>>[number]): Rule {
  const { id, fromPath, toPath, toPage, status } = row
  return { id, from: fromPath, to: toPath, toPage, status: status as RedirectStatus }
}
