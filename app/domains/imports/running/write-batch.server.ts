import { setImmediate as breathe } from 'node:timers/promises'
import {
  checkFormerAddresses,
  type KeptAddress,
  keepFormerAddresses,
} from '~/domains/redirects/former-addresses.server'
import { acceptContent, addPieces, type IncomingPiece } from '~/domains/writing/incoming-pieces.server'
import type { PieceContent } from '~/domains/writing/piece'
import { type Replaced, replacePiece } from '~/domains/writing/replaced-piece.server'
import type { Database } from '~/platform/database/database.server'
import { oldAddressOf } from '../linking/old-address'
import type { Judged } from './convert.server'
import type { ClaimedRun } from './import-work.server'
import { type ReadyDocument, targets } from './targets.server'

export interface ReadyItem extends Judged {
  ready?: ReadyDocument
  incoming?: IncomingPiece<PieceContent>
  written?: Written
}

/** What the run has made of a piece, and what that was before: for the undoing. */
export interface Written {
  revision: number
  before?: Replaced
}

/** The piece that the item becomes; or, with the reasons, that nothing of it can be stored. */
export function prepare(one: ReadyItem): ReadyItem {
  const { ready, pieceId, slug, item, notes } = one
  if (!ready || !pieceId || slug === undefined) return one
  const { kind, contentOf, columnsOf, lostOf } = targets[item.kind as 'post' | 'page']
  const accepted = acceptContent(kind, contentOf({ ...ready, slug }))
  if (!accepted.content) return { ...one, outcome: 'refused', notes: [...new Set(accepted.problems)], slug: undefined }
  const { content, flags } = accepted
  const missing = ready.publishedAt ? Object.values(kind.missingIn(content)) : []
  const said = missing.length > 0 ? [`It is a draft until this is done: ${missing.join(' ')}`] : []
  const publishedAt = missing.length > 0 ? null : ready.publishedAt
  const columns = columnsOf?.(ready)
  const incoming = {
    id: pieceId,
    content,
    publishedAt,
    createdAt: ready.createdAt,
    ...(columns && { columns }),
    // also of what the reader has left out
    flags: [...new Set([...ready.flags, ...flags])],
  }
  return {
    ...one,
    incoming,
    notes: [...notes, ...said, ...(lostOf?.(ready) ?? []), ...flags.map((flag) => `Looks like ${flag}.`)],
  }
}

/** Writes what is new and what changed and keeps the old addresses. Answers the items with what was written of them. */
export async function writePieces(tx: Database, run: ClaimedRun, site: string, items: ReadyItem[], now = new Date()) {
  const written = new Map<string, Written>()
  for (const target of ['post', 'page'] as const) {
    const { kind } = targets[target]
    const of = (outcome: 'taken' | 'changed') =>
      items.flatMap((one) => (one.item.kind === target && one.outcome === outcome ? (one.incoming ?? []) : []))
    const added = of('taken')
    await addPieces(tx, kind, run.by, added, now)
    for (const { id } of added) written.set(id, { revision: 1 })
    for (const piece of of('changed')) written.set(piece.id, await replacePiece(tx, kind, run.by, piece, now))
  }
  await noteImported(tx, items, written)
  await breathe()
  const { refused, kept } = await keepFormerAddresses(tx, formerAddresses(site, items))
  await breathe()
  await noteRedirects(tx, run, kept)
  await breathe()
  const reasons = reasonsByPiece(refused)
  return items.map((one) => {
    const { incoming } = one
    return incoming ? withReasons({ ...one, written: written.get(incoming.id) }, reasons) : one
  })
}

async function noteImported(tx: Database, items: ReadyItem[], written: Map<string, Written>) {
  const values = items.flatMap(({ item, incoming, document, fingerprint = '' }) => {
    if (!incoming) return []
    const { id, publishedAt } = incoming
    const source = { sourceKey: item.key, sourceSlug: document?.slug, sourceTitle: document?.title }
    const revision = written.get(id)?.revision ?? 1
    return { ...source, sourceDate: item.writtenAt, pieceId: id, fingerprint, publishedAt, revision, isUndone: false }
  })
  if (values.length === 0) return
  await tx
    .insertInto('importedPieces')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['sourceKey', 'pieceId']).doUpdateSet((row) => ({
        sourceSlug: row.ref('excluded.sourceSlug'),
        sourceTitle: row.ref('excluded.sourceTitle'),
        sourceDate: row.ref('excluded.sourceDate'),
        fingerprint: row.ref('excluded.fingerprint'),
        revision: row.ref('excluded.revision'),
        publishedAt: row.ref('excluded.publishedAt'),
        isUndone: row.ref('excluded.isUndone'),
      })),
    )
    .execute()
}

async function noteRedirects(tx: Database, { id }: ClaimedRun, kept: KeptAddress[]) {
  if (kept.length === 0) return
  const rows = kept.map((address) => {
    return { importId: id, redirectId: address.id, pieceId: address.pageId, fromPath: address.from }
  })
  await tx.insertInto('importRedirects').values(rows).execute()
}

/** The addresses under which visitors knew what becomes visible. */
function formerAddresses(site: string, items: ReadyItem[]) {
  return items.flatMap(({ item, incoming, ready }) => {
    if (!incoming?.publishedAt || !ready) return []
    const addresses = [item.address, ...ready.oldAddresses].map((address) => oldAddressOf(address, site)?.address)
    return addresses.flatMap((from) => (from && from !== '/' ? [{ from, pageId: incoming.id }] : []))
  })
}

/** The items with why their old addresses would not lead to them. */
export async function foreseeRefused(db: Database, site: string, items: ReadyItem[]) {
  const { refused } = await checkFormerAddresses(db, formerAddresses(site, items))
  const reasons = reasonsByPiece(refused)
  return items.map((one) => withReasons(one, reasons))
}

function reasonsByPiece(refused: { pageId: string; reason: string }[]) {
  const byPiece = Map.groupBy(refused, ({ pageId }) => pageId)
  return new Map(Array.from(byPiece, ([id, all]) => [id, [...new Set(all.map(({ reason }) => reason))]]))
}

const MOST_REASONS = 5

function withReasons(one: ReadyItem, byPiece: ReadonlyMap<string, string[]>): ReadyItem {
  const reasons = byPiece.get(one.pieceId ?? '') ?? []
  const said = reasons.slice(0, MOST_REASONS).map((reason) => `Its old address cannot lead here: ${reason}`)
  const others = reasons.length - MOST_REASONS
  return { ...one, notes: [...one.notes, ...said, ...(others > 0 ? [`Nor can ${others} more.`] : [])] }
}
