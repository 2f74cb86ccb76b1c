import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { findPendingChanges } from '~/platform/content-changes/pending-changes.commands.server'
import type { Database } from '~/platform/database/database.server'
import type { RenderedFacts, RenderedLink } from '~/wings/web/seo-analysis/rendered-facts'
import type { PageHead } from '~/wings/web/seo-analysis/site-findings'
import { countQueuedPages } from './indexing/index-queue.commands.server'
import { parseTextSignature } from './indexing/text-signature'
import type { PageHeading } from './page-facts'
import { listBoilerplateLinks } from './page-index.queries.server'

/** A page as it was read, with what the register knows of it besides. */
export interface IndexedPageRecord {
  kind: string
  pageId: string | null
  title: string
  isIndexable: boolean
  facts: StoredPageFacts
}

/** What the register knows of the facts; what pictures weigh and other sites answer is to be asked elsewhere. */
export type StoredPageFacts = Omit<RenderedFacts, 'pictures' | 'externalLinks'> & { loadedImages: string[] }

interface Slice {
  /** Behind this path; empty: from the first one. */
  after: string
  limit: number
}

const HOME = '/'

/**
 * Pages of the register as visitors get them, by path, with what answers at the end of their links. The links of menu and
 * footer, which all pages have, are told of the home page.
 */
export async function listIndexedPages(db: Database, { after, limit }: Slice): Promise<IndexedPageRecord[]> {
  const pages = await db
    .selectFrom('derived.pageFacts')
    .select(['path', 'pageId', 'kind', 'title', 'isIndexable', 'robots', 'headings'])
    .select(['lang', 'titles', 'descriptions', 'canonicals', 'jsonLd', 'bytes', 'loadedImages', 'fragmentLinks'])
    .where('path', '>', after)
    .orderBy('path')
    .limit(limit)
    .execute()
  const paths = pages.map(({ path }) => path)
  const links = await findLinksByPath(db, paths)
  await breathe()
  const images = await findImagesByPath(db, paths)
  const missing = await findMissingFragments(
    db,
    pages.flatMap(({ fragmentLinks }) => fragmentLinks),
  )
  return pages.map(({ kind, pageId, title, isIndexable, headings, fragmentLinks, ...facts }) => ({
    kind,
    pageId,
    title,
    isIndexable,
    facts: {
      ...facts,
      status: 200,
      redirectedFrom: [],
      headings: headings as unknown as PageHeading[],
      links: links.get(facts.path) ?? [],
      images: images.get(facts.path) ?? [],
      fragmentLinks: fragmentLinks.map((href) => ({ href, isFound: !missing.has(href) })),
    },
  }))
}

/** The heads of pages alone, for laying them side by side. */
export async function listPageHeads(db: Database, { after, limit }: Slice): Promise<PageHead[]> {
  const heads = await db
    .selectFrom('derived.pageFacts')
    .select(['path', 'titles', 'descriptions', 'canonicals', 'robots', 'textSignature'])
    .where('path', '>', after)
    .orderBy('path')
    .limit(limit)
    .execute()
  return heads.map(({ textSignature, ...head }) => ({
    ...head,
    status: 200,
    textSignature: textSignature && parseTextSignature(textSignature),
  }))
}

export async function countIndexedPages(db: Database) {
  const { count } = await db
    .selectFrom('derived.pageFacts')
    .select((page) => page.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether all that has changed so far was read. */
export async function isIndexUpToDate(db: Database) {
  return !(await findPendingChanges(db)) && (await countQueuedPages(db)) === 0
}

async function findLinksByPath(db: Database, paths: string[]) {
  const byPath = new Map<string, RenderedLink[]>(paths.map((path) => [path, []]))
  if (paths.length === 0) return byPath
  const { rows } = await sql<IndexedLink>`
    select from_path as "from", coalesce(to_path, url) as href, anchor as text, to_path is not null as "isInternal",
      target.status, behind.status as "finalStatus",
      coalesce(place = 'body' and page.robots ~* '\\m(noindex|none)\\M', false) as "isNoindex"
    from derived.indexed_links as link
    left join derived.page_facts as page on page.path = to_path
    left join derived.link_targets as target on target.path = to_path
    left join derived.link_targets as behind on behind.path = target.redirects_to
    where from_path = any(${paths}::text[]) order by from_path, position`.execute(db)
  for (const { from, ...link } of rows) byPath.get(from)?.push(toRenderedLink(link))
  const home = byPath.get(HOME)
  if (home) {
    for (const { to, anchor, status } of await listBoilerplateLinks(db)) {
      home.push(
        toRenderedLink({
          href: to,
          text: anchor,
          isInternal: to.startsWith('/'),
          status,
          finalStatus: null,
          isNoindex: false,
        }),
      )
    }
  }
  return byPath
}

interface IndexedLink {
  from: string
  href: string
  text: string
  isInternal: boolean
  /** What answers there when no page does. */
  status: number | null
  /** What answers where that leads. */
  finalStatus: number | null
  isNoindex: boolean
}

/** Addresses of other sites are asked elsewhere. Where no page of the register lives, what answers is noted; else it does. */
function toRenderedLink({ isInternal, status, finalStatus, ...link }: Omit<IndexedLink, 'from'>): RenderedLink {
  if (!isInternal) return { ...link, status: null, redirects: 0 }
  if (status === null || !isRedirect(status)) return { ...link, status: status ?? 200, redirects: 0 }
  const isLedOn = finalStatus !== null && isRedirect(finalStatus)
  return { ...link, status: finalStatus === null || isLedOn ? 200 : finalStatus, redirects: isLedOn ? 2 : 1 }
}

const isRedirect = (status: number) => status >= 300 && status < 400

/** Which of these links, as `/path#part`, name a part that their page does not have. What is no page is left out. */
async function findMissingFragments(db: Database, links: string[]) {
  const parts = [...new Set(links)].map((href) => {
    const at = href.indexOf('#')
    return { href, path: href.slice(0, at), part: href.slice(at + 1) }
  })
  if (parts.length === 0) return new Set<string>()
  const { rows } = await sql<{ href: string }>`
    select href from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as link (href text, path text, part text)
    join derived.page_facts as page on page.path = link.path
    where part <> all(page.element_ids)`.execute(db)
  return new Set(rows.map(({ href }) => href))
}

async function findImagesByPath(db: Database, paths: string[]) {
  const byPath = new Map<string, RenderedFacts['images'][number][]>()
  if (paths.length === 0) return byPath
  const rows = await db
    .selectFrom('derived.indexedImages')
    .select(['fromPath', 'src', 'alt', 'width', 'height'])
    .where('fromPath', 'in', paths)
    .orderBy('fromPath')
    .orderBy('position')
    .execute()
  for (const { fromPath, ...image } of rows) {
    byPath.set(fromPath, [...(byPath.get(fromPath) ?? []), image])
  }
  return byPath
}
