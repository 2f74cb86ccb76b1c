import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { LinkPlace } from './page-facts'

/** Where a list goes on: behind this row of it. */
export interface LinkCursor {
  fromPath: string
  position: number
}

interface Slice<After> {
  limit: number
  after?: After | undefined
}

/** Every link of a page besides those of its menu and footer, in the order of the page, with what answers at its end. */
export function listOutboundLinks(db: Database, path: string, { limit, after }: Slice<number>) {
  return db
    .selectFrom('derived.indexedLinks as link')
    .leftJoin('derived.linkTargets as target', 'target.path', 'link.toPath')
    .leftJoin('derived.pageFacts as page', 'page.path', 'link.toPath')
    .select(['position', 'toPath', 'url', 'anchor', 'place', 'heading', 'rel', 'status', 'redirectsTo', 'page.title'])
    .where('fromPath', '=', path)
    .where('position', '>', after ?? -1)
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** The links to a page or any other address of the site, by where they stand; those of menus and footers are counted apart. */
export function listInboundLinks(
  db: Database,
  path: string,
  { places, limit, after }: Slice<LinkCursor> & { places: readonly LinkPlace[] },
) {
  return db
    .selectFrom('derived.indexedLinks as link')
    .innerJoin('derived.pageFacts as page', 'page.path', 'link.fromPath')
    .select(['fromPath', 'position', 'page.title', 'anchor', 'place', 'heading', 'rel'])
    .where('toPath', '=', path)
    .where('place', 'in', places)
    .where(afterCursor(after))
    .orderBy('fromPath')
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** The menus and footers of the site: each link once, with the number of pages that carry it and what answers at its end. */
export async function listBoilerplateLinks(db: Database) {
  const { rows } = await sql<BoilerplateLink>`
    select link ->> 'to' as "to", link ->> 'anchor' as anchor, link ->> 'place' as place,
      sum(pages)::int as pages, status, redirects_to as "redirectsTo"
    from (select boilerplate, count(*) as pages from derived.page_facts group by boilerplate) as used
    join derived.page_boilerplates on checksum = boilerplate
    cross join jsonb_array_elements(links) as link
    left join derived.link_targets on path = link ->> 'to'
    group by 1, 2, 3, status, redirects_to
    order by 3, 1, 2`.execute(db)
  return rows
}

interface BoilerplateLink {
  to: string
  anchor: string
  place: LinkPlace
  pages: number
  status: number | null
  redirectsTo: string | null
}

/** On how many pages the menu or the footer leads to this address. */
export async function countPagesWithBoilerplateLink(db: Database, path: string) {
  const { count } = await db
    .selectFrom('derived.pageFacts as page')
    .select((page) => page.fn.countAll<string>().as('count'))
    .where((page) =>
      page(
        'boilerplate',
        'in',
        page
          .selectFrom('derived.pageBoilerplates')
          .select('checksum')
          .where(sql<boolean>`links @> ${JSON.stringify([{ to: path, isInternal: true }])}::jsonb`),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In the texts of how many other pages each of these is linked; pages without such a link are missing. */
export async function countPagesLinkingTo(db: Database, paths: string[]) {
  if (paths.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('derived.indexedLinks')
    .select((link) => ['toPath', link.fn.count<string>('fromPath').distinct().as('count')])
    .where('toPath', 'in', paths)
    .where('place', '=', 'body')
    .whereRef('fromPath', '<>', 'toPath')
    .groupBy('toPath')
    .execute()
  return new Map(rows.map(({ toPath, count }) => [toPath ?? '', Number(count)]))
}

/** The words with which a page is linked in bodies, the most used first. */
export function listAnchorTexts(db: Database, path: string, limit: number) {
  return db
    .selectFrom('derived.indexedLinks')
    .select((link) => ['anchor', link.fn.countAll<number>().as('count')])
    .where('toPath', '=', path)
    .where('place', '=', 'body')
    .where('fromPath', '<>', path)
    .groupBy('anchor')
    .orderBy('count', 'desc')
    .orderBy('anchor')
    .limit(limit)
    .execute()
}

/** Links to addresses where nothing is found: nothing was ever there, or it is gone. */
export function listBrokenLinks(db: Database, part: Slice<LinkCursor>) {
  return listLinksByStatus(db, { from: 400, to: 599 }, part)
}

/** Links to addresses that lead on to another one. */
export function listRedirectedLinks(db: Database, part: Slice<LinkCursor>) {
  return listLinksByStatus(db, { from: 300, to: 399 }, part)
}

function listLinksByStatus(db: Database, status: { from: number; to: number }, { limit, after }: Slice<LinkCursor>) {
  return db
    .selectFrom('derived.linkTargets as target')
    .innerJoin('derived.indexedLinks as link', 'link.toPath', 'target.path')
    .innerJoin('derived.pageFacts as page', 'page.path', 'link.fromPath')
    .select([
      'fromPath',
      'position',
      'page.title',
      'link.toPath',
      'anchor',
      'place',
      'heading',
      'status',
      'redirectsTo',
    ])
    .where('status', '>=', status.from)
    .where('status', '<=', status.to)
    .where(afterCursor(after))
    .orderBy('fromPath')
    .orderBy('position')
    .limit(limit)
    .execute()
}

/**
 * Pages that no text of another page links to, whatever menus, lists and cards do. The home page needs none, and what search
 * engines are not to keep, or is one of a list's later pages, is not looked for. With `before` the last ones before a path,
 * the nearest first.
 */
export function listUnlinkedPages(
  db: Database,
  { limit, after, before }: Slice<string> & { before?: string | undefined },
) {
  const isBackwards = before !== undefined && after === undefined
  return (
    db
      .selectFrom('derived.pageFacts as page')
      .leftJoin('derived.pageMetrics as metrics', 'metrics.path', 'page.path')
      .select(['page.path', 'pageId', 'kind', 'title', 'words', 'depth', 'pagesIn'])
      .where('page.path', '>', after ?? '/')
      .$if(isBackwards, (pages) => pages.where('page.path', '<', before ?? ''))
      .where('kind', '<>', 'list')
      .where('isIndexable', '=', true)
      // a page is measured some moments after it was read; until then its links alone say it
      .where((page) => page.or([page('bodyPagesIn', '=', 0), page('bodyPagesIn', 'is', null)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('derived.indexedLinks as link')
              .select('link.position')
              .whereRef('link.toPath', '=', 'page.path')
              .whereRef('link.fromPath', '<>', 'page.path')
              .where('link.place', '=', 'body'),
          ),
        ),
      )
      .orderBy('page.path', isBackwards ? 'desc' : 'asc')
      .limit(limit)
      .execute()
  )
}

/** The pages that are so many clicks away from home, over all links or those of texts alone; null: that no way leads to. */
export function listPagesAtDepth(
  db: Database,
  depth: number | null,
  { isBodyOnly = false, limit, after }: Slice<string> & { isBodyOnly?: boolean },
) {
  const column = isBodyOnly ? ('metrics.bodyDepth' as const) : ('metrics.depth' as const)
  return db
    .selectFrom('derived.pageMetrics as metrics')
    .innerJoin('derived.pageFacts as page', 'page.path', 'metrics.path')
    .select(['page.path', 'pageId', 'kind', 'title', 'rank', 'pagesIn', 'bodyPagesIn'])
    .where((page) => (depth === null ? page(column, 'is', null) : page(column, '=', depth)))
    .where('metrics.path', '>', after ?? '')
    .orderBy('metrics.path')
    .limit(limit)
    .execute()
}

/** How many pages there are at each depth; null: that no way leads to. */
export async function countPagesByDepth(db: Database, { isBodyOnly = false } = {}) {
  const column = isBodyOnly ? ('bodyDepth' as const) : ('depth' as const)
  const rows = await db
    .selectFrom('derived.pageMetrics')
    .select((page) => [page.ref(column).as('depth'), page.fn.countAll<string>().as('count')])
    .groupBy(column)
    .orderBy(column)
    .execute()
  return rows.map(({ depth, count }) => ({ depth, count: Number(count) }))
}

/** What the register says of one page; undefined when it is not public or has not been read. */
export function findIndexedPage(db: Database, path: string) {
  return db
    .selectFrom('derived.pageFacts as page')
    .leftJoin('derived.pageMetrics as metrics', 'metrics.path', 'page.path')
    .selectAll('page')
    .select(['rank', 'bodyRank', 'depth', 'bodyDepth', 'pagesIn', 'bodyPagesIn', 'pagesOut', 'bodyPagesOut'])
    .where('page.path', '=', path)
    .executeTakeFirst()
}

function afterCursor(after: LinkCursor | undefined) {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`(link.from_path, link.position) > (${after.fromPath}, ${after.position}::int)`
}
