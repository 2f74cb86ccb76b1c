import { onContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { RedirectIndex, type RedirectRule } from './engine/redirect-index'
import type { RedirectStatus } from './redirect-status'

/** All of them may have changed; `redirect:<id>` says that one has. */
export const REDIRECTS_TAG = 'redirects'
const ONE = 'redirect:'
const MAX_TAGS = 50
// the rows of one slice are read in a few milliseconds: nobody waits for the whole
const SLICE = 2_000

/** The tags of a change of these redirects. */
export function redirectTags(ids: string[]) {
  return ids.length > MAX_TAGS ? [REDIRECTS_TAG] : ids.map((id) => ONE + id)
}

interface RedirectCache {
  index: Promise<RedirectIndex>
  /** The same when it is there and nothing has changed since. */
  current: RedirectIndex | undefined
  changed: Set<string>
}

let known = new WeakMap<Database, RedirectCache>()
const followed = new Set<WeakRef<RedirectCache>>()

onContentChange((changed) => {
  if (changed === 'everything' || changed.includes(REDIRECTS_TAG)) {
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
export async function getRedirectIndex(db: Database): Promise<RedirectIndex> {
  if (db.isTransaction) return loadAllRules(db)
  const one = known.get(db) ?? startLoading(db)
  if (one.changed.size > 0) {
    const ids = [...one.changed]
    one.changed.clear()
    trackLoading(
      db,
      one,
      one.index.then((index) => reloadRules(db, index, ids)),
    )
  }
  return one.index
}

/** Whether a redirect names a query at this path; at once, unless they have changed. Nobody is led without a database. */
export function hasQueryRedirect(db: Database, path: string): boolean | Promise<boolean> {
  const current = known.get(db)?.current
  if (current) return current.hasQueryRule(path)
  return getRedirectIndex(db).then(
    (index) => index.hasQueryRule(path),
    () => false,
  )
}

function startLoading(db: Database) {
  const one: RedirectCache = { index: undefined as never, current: undefined, changed: new Set() }
  known.set(db, one)
  followed.add(new WeakRef(one))
  trackLoading(db, one, loadAllRules(db))
  return one
}

function trackLoading(db: Database, one: RedirectCache, reading: Promise<RedirectIndex>) {
  one.index = reading
  reading.then(
    (index) => {
      if (one.index === reading && one.changed.size === 0) one.current = index
    },
    () => known.get(db) === one && known.delete(db),
  )
}

async function loadAllRules(db: Database) {
  const index = new RedirectIndex()
  const find = (after?: string) =>
    rules(db)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(SLICE)
      .execute()
  for await (const rows of keysetPages(find, ({ id }) => id, SLICE)) for (const row of rows) index.set(toRule(row))
  return index
}

async function reloadRules(db: Database, index: RedirectIndex, ids: string[]) {
  const rows = await rules(db).where('id', 'in', ids).execute()
  for (const id of ids) index.delete(id)
  for (const row of rows) index.set(toRule(row))
  return index
}

function rules(db: Database) {
  return db.selectFrom('redirects').select(['id', 'fromPath', 'toPath', 'toPage', 'status'])
}

function toRule(row: Awaited<ReturnType<ReturnType<typeof rules>['execute']>>[number]): RedirectRule {
  const { id, fromPath, toPath, toPage, status } = row
  return { id, from: fromPath, to: toPath, toPage, status: status as RedirectStatus }
}
