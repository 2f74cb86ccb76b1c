import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type KeysetCursor, type ListPage, toListPage } from '~/platform/lists/keyset-pagination.server'
import type { FindingFilter } from './finding-filter'

export interface ListedFinding {
  /** Its check and the path of its page, which tell findings of one audit apart. */
  id: string
  check: string
  path: string
  kind: string
  rating: 'bad' | 'ok' | 'good' | 'gone'
  change: string | null
  /** What the page is called; null when it is no more. */
  title: string | null
  /** Null where there is nothing to be said any more. */
  sentence: string | null
  fix: string | null
}

interface FindingsQuery {
  auditId: string
  filter: FindingFilter
  place: KeysetCursor
  size: number
}

const SEPARATOR = ' '

/** What an audit found, check by check and page by page. */
export async function listFindings(
  db: Database,
  { auditId, filter, place, size }: FindingsQuery,
): Promise<ListPage<ListedFinding>> {
  const isBackwards = Boolean(place.before) && !place.after
  const way = isBackwards ? sql`desc` : sql`asc`
  const { rows } = await sql<Omit<ListedFinding, 'id'>>`
    select found.check_id as check, found.path, found.kind, found.rating, found.change, page.title,
      said.finding ->> 'sentence' as sentence, said.finding ->> 'fix' as fix
    from derived.audit_findings as found
    left join derived.audited_pages as page on page.audit_id = found.audit_id and page.path = found.path
    left join lateral (
      select finding from jsonb_array_elements(page.findings) as finding where finding ->> 'check' = found.check_id limit 1
    ) as said on true
    where found.audit_id = ${auditId}::uuid and ${filterCondition(filter)} and ${afterCursor(place)}
    order by found.check_id ${way}, found.path ${way} limit ${size + 1}`.execute(db)
  const listed = rows.map((row) => ({ ...row, id: `${row.check}${SEPARATOR}${row.path}` }))
  return toListPage(listed, size, place)
}

/** What is found now, unless what no longer is was asked for. */
function filterCondition({ check, kind, rating, change }: FindingFilter) {
  const conditions = [
    check ? sql`found.check_id = ${check}` : sql`true`,
    kind ? sql`found.kind = ${kind}` : sql`true`,
    change ? changeConditions[change] : sql`found.rating in ('bad', 'ok')`,
    rating ? sql`found.rating = ${rating}` : sql`true`,
  ]
  return sql.join(conditions, sql` and `)
}

const changeConditions = {
  new: sql`found.change in ('broken', 'new')`,
  fixed: sql`found.change in ('fixed', 'gone')`,
}

function afterCursor({ after, before }: KeysetCursor) {
  const [check = '', path = ''] = splitCursor(after || before || '')
  if (after) return sql`(found.check_id, found.path) > (${check}, ${path})`
  return before ? sql`(found.check_id, found.path) < (${check}, ${path})` : sql`true`
}

function splitCursor(place: string) {
  const at = place.indexOf(SEPARATOR)
  return at < 0 ? [] : [place.slice(0, at), place.slice(at + 1)]
}
