import type { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { toCanonicalPath } from '~/platform/page-cache/public-page-address.server'

/*
 * Links inside stored texts name the page they mean, `href="page:<id>"`, so that they hold when its address changes.
 * People and browsers only ever see paths. The texts are clean HTML: attributes stand in double quotes.
 */
const pathLink = /(<a\s[^<>]*?href=")(\/(?!\/)[^"?#]*)((?:[?#][^"]*)?)"/g
const pageLink = /(<a\s[^<>]*?)href="page:([0-9a-f-]{36})([^"]*)"/g

interface BoundText {
  html: string
  /** The pages it links to, each once. */
  pageIds: string[]
}

/** Ties the links of clean HTML to the pages that live, or once lived, at their paths. Other links stay as they are. */
export async function bindPageLinks(db: Database, html: string): Promise<BoundText> {
  const paths = [...new Set([...html.matchAll(pathLink)].map(([, , path = '']) => toCanonicalPath(path)))]
  const pages = await findPageIdsByPath(db, paths)
  const bound = html.replace(pathLink, (link, start, path, rest) => {
    const id = pages.get(toCanonicalPath(path))
    return id ? `${start}page:${id}${rest}"` : link
  })
  return { html: bound, pageIds: extractLinkedPageIds(bound) }
}

/** The pages that a stored text links to, each once. */
export function extractLinkedPageIds(html: string) {
  return [...new Set([...html.matchAll(pageLink)].flatMap(([, , id]) => id ?? []))]
}

/**
 * Stored HTML with paths in its links, as of `now`. What is not public at that moment is no link but plain words;
 * `withDrafts` keeps it one, for those who write.
 */
export async function resolvePageLinks(db: Database, html: string, { withDrafts = false } = {}, now = new Date()) {
  const ids = extractLinkedPageIds(html)
  if (ids.length === 0) return html
  const pages = await db.selectFrom('pages').select(['id', 'path', 'publishedAt']).where('id', 'in', ids).execute()
  const isShown = ({ publishedAt }: { publishedAt: Date | null }) => withDrafts || (publishedAt && publishedAt <= now)
  return replacePageLinks(html, new Map(pages.filter(isShown).map(({ id, path }) => [id, path])))
}

/** Stored HTML whose links show where these pages live; a link to any other page is plain words. */
export function replacePageLinks(html: string, paths: ReadonlyMap<string, string>) {
  return html.replace(pageLink, (_link, start: string, id: string, rest: string) => {
    const path = paths.get(id)
    return path ? `${start}href="${path}${rest}"` : start.trimEnd()
  })
}

/** Where the pages with these ids live, drafts too; those that are gone are left out. */
export async function findPagePathMap(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const pages = await db.selectFrom('pages').select(['id', 'path']).where('id', 'in', ids).execute()
  return new Map(pages.map(({ id, path }) => [id, path]))
}

/** For a loader: the text as visitors read it, and a word to the page cache that the page depends on what it links to. */
export async function resolvePageLinksForVisitors(context: Readonly<RouterContextProvider>, html: string) {
  const ids = extractLinkedPageIds(html)
  if (ids.length === 0) return html
  context.get(pageContext).addCacheTags('page-links', ...ids.map((id) => `page:${id}`))
  return resolvePageLinks(context.get(databaseContext), html)
}

/** The pages that live, or once lived, at these plain paths. */
export async function findPageIdsByPath(db: Database, paths: string[]) {
  if (paths.length === 0) return new Map<string, string>()
  const known = await db
    .selectFrom('redirects')
    .select(['fromPath as path', (from) => from.ref('toPage').$castTo<string>().as('id')])
    .where('fromPath', 'in', paths)
    .where('toPage', 'is not', null)
    .unionAll(db.selectFrom('pages').select(['path', 'id']).where('path', 'in', paths))
    .execute()
  // a page that lives at a path today comes after the one that moved away from it
  return new Map(known.map(({ path, id }) => [path, id]))
}
