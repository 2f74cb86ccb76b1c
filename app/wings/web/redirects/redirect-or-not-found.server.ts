import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { findPagesNear, type SuggestedPage } from '~/wings/web/search/suggestions.queries.server'
import { wordsOfPath } from '~/wings/web/search/words-of-path'
import { cleanReferrer } from './engine/clean-referrer'
import { normalizeNotFoundUrl } from './engine/normalize-not-found-url'
import { type RedirectResolution, resolveRedirect } from './engine/resolve-redirect'
import { recordNotFoundHit, recordRedirectHit } from './hit-counter.commands.server'
import { createPublicPageLookup } from './public-page-lookup.queries.server'
import { normalizePath, splitAddress } from './redirect-address'
import { getRedirectIndex } from './redirect-cache.queries.server'
import { isBuiltInPage } from './reserved-paths'

/** Where what was once at an address is today, if that is public. */
export async function findRedirectTarget(db: Database, address: string, now = new Date()) {
  const way = await findRedirect(db, address, now)
  return way?.kind === 'redirect' ? way.to : undefined
}

/** The redirect of an address and where it ends; undefined when there is none, or when it leads in a circle. */
export async function findRedirect(db: Database, address: string, now = new Date()) {
  const way = await resolveRedirect(await getRedirectIndex(db), address, createPublicPageLookup(db, now))
  return way?.kind === 'loop' ? undefined : way
}

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/**
 * What a loader throws where it finds nothing: the way to the new address, that the page is gone, or that nothing is there.
 * A page that is rendered for everyone answers none of these: whoever asks is answered alone, by what came with the request.
 */
export async function redirectOrNotFound({ request, context, url }: RequestArgs, what: string) {
  const page = context.get(pageContext)
  if (page.isShared) {
    page.isPerRequest = true
    return redirect(url.pathname) // nobody sees it, and nothing is rendered
  }
  const db = context.get(databaseContext)
  const way = await findRedirect(db, url.pathname + url.search)
  if (way) return toRedirectResponse(db, way, what)
  const address = normalizeNotFoundUrl(url)
  if (address) {
    const referrer = cleanReferrer(request.headers.get('referer'), context.get(environmentContext).ORIGIN)
    recordNotFoundHit(db, { url: address, referrer })
  }
  return data(await describeNotFound(db, url.pathname, what), { status: 404 })
}

/** What a page that is missing says, and the pages whose titles are near its address. */
export interface NotFoundDetails {
  message: string
  near: SuggestedPage[]
}

const MAX_NEAR = 4

async function describeNotFound(db: Database, path: string, what: string): Promise<NotFoundDetails> {
  return { message: `${what} not found.`, near: await findPagesNear(db, wordsOfPath(path), MAX_NEAR) }
}

function toRedirectResponse(db: Database, way: Exclude<RedirectResolution, { kind: 'loop' }>, what: string) {
  recordRedirectHit(db, way.rules[0].id)
  if (way.kind === 'gone') return data({ message: `${what} is gone.` }, { status: 410 })
  return redirect(way.to, way.status)
}

/**
 * What is answered before any page is looked for: a redirect that names the query, because a page would be found without
 * it, and one for an address that is written in an unusual way, so that nobody is led twice.
 */
export async function findEarlyRedirect(db: Database, url: URL, isPlain: boolean) {
  const index = await getRedirectIndex(db)
  const path = normalizePath(url.pathname)
  const match = index.find(path, url.search)
  if (!match) return undefined
  const pages = createPublicPageLookup(db)
  const isNamed = splitAddress(match.rule.from).search !== ''
  if (!isNamed && (isPlain || isBuiltInPage(path) || (await pages.findTitleByPath(path)) !== undefined))
    return undefined
  const way = await resolveRedirect(index, path + url.search, pages)
  if (!way || way.kind === 'loop') return undefined
  if (isNamed || way.kind === 'redirect') recordRedirectHit(db, way.rules[0].id)
  return isNamed || way.kind === 'redirect' ? way : undefined
}
