import { data, type RouterContextProvider, redirect } from 'react-router'
import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors'
import { partsOf, plainAddress } from './address'
import { follow, type Way } from './follow'
import { knownRedirects } from './known.server'
import { missingAddress } from './missing/missing-address'
import { cleanReferrer } from './missing/referrer'
import { isOwnPage } from './own-addresses'
import { publicPages } from './public-pages.server'
import { noteHit, noteMissing } from './visits.server'

/** Where what was once at an address is today, if that is public. */
export async function findNewAddress(db: Database, address: string, now = new Date()) {
  const way = await findWay(db, address, now)
  return way?.kind === 'leads' ? way.to : undefined
}

/** The redirect of an address and where it ends; undefined when there is none, or when it leads in a circle. */
export async function findWay(db: Database, address: string, now = new Date()) {
  const way = await follow(await knownRedirects(db), address, publicPages(db, now))
  return way?.kind === 'loop' ? undefined : way
}

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/**
 * What a loader throws where it finds nothing: the way to the new address, that the page is gone, or that nothing is there.
 * A page that is rendered for everyone answers none of these: whoever asks is answered alone, by what came with the request.
 */
export async function movedOrNotFound({ request, context, url }: Asked, what: string) {
  const page = context.get(pageContext)
  if (page.isForEveryone) {
    page.isPassedOn = true
    return redirect(url.pathname) // nobody sees it, and nothing is rendered
  }
  const db = context.get(databaseContext)
  const way = await findWay(db, url.pathname + url.search)
  if (way) return answerWay(db, way, what)
  const address = missingAddress(url)
  if (address) {
    const referrer = cleanReferrer(request.headers.get('referer'), context.get(environmentContext).ORIGIN)
    noteMissing(db, { address, referrer })
  }
  return notFound(what)
}

function answerWay(db: Database, way: Exclude<Way, { kind: 'loop' }>, what: string) {
  noteHit(db, way.rules[0].id)
  if (way.kind === 'gone') return data({ message: `${what} is gone.` }, { status: 410 })
  return redirect(way.to, way.status)
}

/**
 * What is answered before any page is looked for: a redirect that names the query, because a page would be found without
 * it, and one for an address that is written in an unusual way, so that nobody is led twice.
 */
export async function findEarlyWay(db: Database, url: URL, isPlain: boolean) {
  const index = await knownRedirects(db)
  const path = plainAddress(url.pathname)
  const match = index.find(path, url.search)
  if (!match) return undefined
  const pages = publicPages(db)
  const isNamed = partsOf(match.rule.from).search !== ''
  if (!isNamed && (isPlain || isOwnPage(path) || (await pages.titleAt(path)) !== undefined)) return undefined
  const way = await follow(index, path + url.search, pages)
  if (!way || way.kind === 'loop') return undefined
  if (isNamed || way.kind === 'leads') noteHit(db, way.rules[0].id)
  return isNamed || way.kind === 'leads' ? way : undefined
}
