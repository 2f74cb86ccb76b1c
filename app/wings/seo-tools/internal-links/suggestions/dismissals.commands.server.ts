import type { Database } from '~/platform/database/database.server'

/** A link that could be, by the ids of its pages. */
export interface PagePair {
  from: string
  to: string
}

/** Has these not be suggested any more; those whose pages are gone meanwhile are nobody's suggestions anyway. */
export async function dismissSuggestions(db: Database, pairs: PagePair[], now = new Date()) {
  const ids = [...new Set(pairs.flatMap(({ from, to }) => [from, to]))]
  const known = await db.selectFrom('pages').select('id').where('id', 'in', ids).execute()
  const there = new Set(known.map(({ id }) => id))
  const rows = pairs
    .filter(({ from, to }) => there.has(from) && there.has(to))
    .map(({ from, to }) => ({ fromPage: from, toPage: to, dismissedAt: now }))
  if (rows.length === 0) return
  await db
    .insertInto('dismissedSuggestions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Has these be suggested again. */
export async function restoreSuggestions(db: Database, pairs: PagePair[]) {
  for (const { from, to } of pairs) {
    await db.deleteFrom('dismissedSuggestions').where('fromPage', '=', from).where('toPage', '=', to).execute()
  }
}

/** The pages whose suggestions with this one nobody wants to see: its targets, or those that could link to it. */
export async function findDismissedPages(db: Database, end: { from: string } | { to: string }): Promise<Set<string>> {
  const rows = await db
    .selectFrom('dismissedSuggestions')
    .select(['fromPage', 'toPage'])
    .$if('from' in end, (query) => query.where('fromPage', '=', 'from' in end ? end.from : ''))
    .$if('to' in end, (query) => query.where('toPage', '=', 'to' in end ? end.to : ''))
    .execute()
  return new Set(rows.map(({ fromPage, toPage }) => ('from' in end ? toPage : fromPage)))
}

/** All dismissed suggestions, each as the ids of its pages with a space between them. */
export async function findDismissedPairs(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('dismissedSuggestions').select(['fromPage', 'toPage']).execute()
  return new Set(rows.map(({ fromPage, toPage }) => `${fromPage} ${toPage}`))
}

/** Everything that was dismissed from or to this page is suggested again. Answers how many there were. */
export async function restoreAllSuggestions(db: Database, id: string) {
  const rows = await db
    .deleteFrom('dismissedSuggestions')
    .where((row) => row.or([row('fromPage', '=', id), row('toPage', '=', id)]))
    .returning('fromPage')
    .execute()
  return rows.length
}
