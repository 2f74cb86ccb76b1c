import type { Database } from '~/platform/database/database.server'
import { addDays } from '~/platform/time/calendar'
import { startOfZonedDay, toZonedDay } from '~/platform/time/zoned-time'
import { findBrand } from '~/wings/site/settings/queries.server'
import { findPagePaths, listPublishedPages } from '~/wings/web/pages/queries.server'
import type { ChartNote, DisplayedNote } from './chart-note'
import { listPriceChanges } from './price-changes.server'

// more than that nobody reads beside a chart
const MAX_VISIBLE = 100

/**
 * What happened on the days `from` to `to` of the studio, the last day first: what somebody wrote, which posts and
 * products came out, which prices changed.
 */
export async function listChartNotes(db: Database, from: string, to: string): Promise<DisplayedNote[]> {
  const { timeZone } = await findBrand(db)
  const [since, until] = [startOfZonedDay(timeZone, from), startOfZonedDay(timeZone, addDays(to, 1))]
  const happened = [...(await publications(db, since, until)), ...(await priceChanges(db, since, until))]
  const automatic = happened.map(({ at, ...note }) => ({ ...note, day: toZonedDay(timeZone, at) })).sort(lastDayFirst)
  const written: DisplayedNote[] = await writtenNotes(db, from, to)
  // what somebody wrote must not vanish behind many publications
  return [...written, ...automatic.slice(0, MAX_VISIBLE - written.length)].sort(lastDayFirst)
}

function lastDayFirst(a: DisplayedNote, b: DisplayedNote) {
  return a.day < b.day ? 1 : a.day > b.day ? -1 : 0
}

function writtenNotes(db: Database, from: string, to: string): Promise<ChartNote[]> {
  return db
    .selectFrom('chartNotes')
    .select(['id', 'day', 'text'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(MAX_VISIBLE)
    .execute()
}

async function publications(db: Database, since: Date, until: Date) {
  const pages = await listPublishedPages(db, ['post', 'product'], { since, until, limit: MAX_VISIBLE })
  return pages.map(({ publishedAt, title, path }) => ({ at: publishedAt, text: `Published: ${title}`, path }))
}

async function priceChanges(db: Database, since: Date, until: Date) {
  const changes = await listPriceChanges(db, since, until, MAX_VISIBLE)
  const paths = await findPagePaths(
    db,
    changes.map(({ productId }) => productId),
  )
  return changes.map(({ at, text, productId }) => ({ at, text, path: paths[productId] }))
}
