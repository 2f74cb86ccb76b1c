import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { normalizeAddress } from './redirect-address'
import { redirectTags } from './redirect-cache.queries.server'
import { validateSource } from './redirect-form'

export interface FormerAddress {
  /** A path of another site, perhaps with a query. */
  from: string
  pageId: string
}

/**
 * Leads addresses that pages had on another site to where they live here, as part of `tx`. What leads somewhere already,
 * and what the site itself or another page answers, stays as it is. Answers what is kept, and what is not with a reason.
 */
export async function addFormerAddresses(tx: Database, addresses: FormerAddress[], now = new Date()) {
  const { free, refused } = await checkFormerAddresses(tx, addresses)
  if (free.size === 0) return { refused, kept: [] }
  const rows = await tx
    .insertInto('redirects')
    .values([...free].map(([fromPath, toPage]) => ({ fromPath, toPage, status: 301, createdAt: now })))
    .onConflict((conflict) => conflict.column('fromPath').doNothing())
    .returning(['id', 'fromPath'])
    .execute()
  const kept = rows.map(({ id, fromPath }) => ({ id, from: fromPath, pageId: free.get(fromPath) ?? '' }))
  if (kept.length > 0) await emitContentChange(tx, ...redirectTags(kept.map(({ id }) => id)))
  return { refused, kept }
}

export interface AddedFormerAddress extends FormerAddress {
  /** Of the redirect that leads it to its page. */
  id: string
}

/** Lets go of former addresses, as part of `tx`: of those that lead as they were led. Answers how many these were. */
export async function removeFormerAddresses(tx: Database, addresses: AddedFormerAddress[]) {
  if (addresses.length === 0) return 0
  const known = new Map(addresses.map((address) => [address.id, address]))
  const found = await tx
    .selectFrom('redirects')
    .select(['id', 'fromPath', 'toPage', 'status'])
    .where('id', 'in', [...known.keys()])
    .forUpdate()
    .execute()
  const asKept = found.filter(({ id, fromPath, toPage, status }) => {
    return status === 301 && toPage === known.get(id)?.pageId && fromPath === known.get(id)?.from
  })
  if (asKept.length === 0) return 0
  const ids = asKept.map(({ id }) => id)
  await tx.deleteFrom('redirects').where('id', 'in', ids).execute()
  await emitContentChange(tx, ...redirectTags(ids))
  return ids.length
}

/** Which of these addresses may lead to their pages, by address, and why the others may not; those that do are neither. */
export async function checkFormerAddresses(db: Database, addresses: FormerAddress[]) {
  const refused: (FormerAddress & { reason: string })[] = []
  const free = new Map<string, string>()
  for (const { from, pageId } of addresses) {
    const address = normalizeAddress(from)
    const isTaken = free.has(address) && free.get(address) !== pageId
    const reason = validateSource(from) ?? (isTaken ? alreadyRedirected(address) : undefined)
    if (reason) refused.push({ from, pageId, reason })
    else free.set(address, pageId)
  }
  for (const { address, holder, isPage } of await findTargetsOf(db, [...free.keys()])) {
    const pageId = free.get(address)
    free.delete(address)
    if (!pageId || pageId === holder) continue
    refused.push({
      from: address,
      pageId,
      reason: isPage ? `${address} is the URL of another page.` : alreadyRedirected(address),
    })
  }
  return { free, refused }
}

const alreadyRedirected = (address: string) => `${address} already redirects to another URL.`

/** The pages that live at these addresses, then those that redirects lead to from there; null for what is no page. */
async function findTargetsOf(db: Database, addresses: string[]) {
  if (addresses.length === 0) return []
  const living = await db.selectFrom('pages').select(['path', 'id']).where('path', 'in', addresses).execute()
  const led = await db
    .selectFrom('redirects')
    .leftJoin('pages', 'pages.path', 'redirects.toPath')
    .select(['fromPath', 'toPage', 'pages.id'])
    .where('fromPath', 'in', addresses)
    .execute()
  return [
    ...living.map(({ path, id }) => ({ address: path, holder: id, isPage: true })),
    ...led.map(({ fromPath, toPage, id }) => ({ address: fromPath, holder: toPage ?? id, isPage: false })),
  ]
}
