import { sql } from 'kysely'
import { checkFormerAddresses, keepFormerAddresses } from '~/domains/redirects/commands.server'
import { acceptContent, addPieces, type IncomingPiece, replacePiece } from '~/domains/writing/incoming-pieces.server'
import type { PieceContent } from '~/domains/writing/piece'
import type { Database } from '~/platform/database/database.server'
import { oldAddressOf } from '../linking/old-address'
import type { ClaimedRun } from './claim.server'
import type { Judged } from './convert.server'
import { type ReadyDocument, targets } from './targets.server'

export interface ReadyItem extends Judged {
  ready?: ReadyDocument
  incoming?: IncomingPiece<PieceContent>
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
  const incoming = { id: pieceId, content, publishedAt, createdAt: ready.createdAt, flags, ...(columns && { columns }) }
  return {
    ...one,
    incoming,
    notes: [...notes, ...said, ...(lostOf?.(ready) ?? []), ...flags.map((flag) => `Looks like ${flag}.`)],
  }
}

/** Writes what is new and what changed and keeps the old addresses; answers why some are not, by the id of the piece. */
export async function writePieces(tx: Database, run: ClaimedRun, site: string, items: ReadyItem[], now = new Date()) {
  const revisions = new Map<string, number>()
  for (const target of ['post', 'page'] as const) {
    const { kind } = targets[target]
    const of = (outcome: 'taken' | 'changed') =>
      items.flatMap((one) => (one.item.kind === target && one.outcome === outcome ? (one.incoming ?? []) : []))
    await addPieces(tx, kind, run.by, of('taken'), now)
    for (const piece of of('changed')) revisions.set(piece.id, await replacePiece(tx, kind, run.by, piece, now))
  }
  await noteImported(tx, items, revisions)
  return reasonsByPiece(await keepFormerAddresses(tx, formerAddresses(site, items)))
}

async function noteImported(tx: Database, items: ReadyItem[], revisions: Map<string, number>) {
  const rows = items.flatMap(({ item, incoming, fingerprint }) =>
    incoming ? [{ key: item.key, fingerprint: fingerprint ?? '', incoming }] : [],
  )
  if (rows.length === 0) return
  const values = rows.map(({ key, fingerprint, incoming: { id, publishedAt } }) => ({
    ...{ sourceKey: key, pieceId: id, fingerprint, publishedAt, revision: revisions.get(id) ?? 1 },
  }))
  await tx
    .insertInto('importedPieces')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('sourceKey').doUpdateSet((row) => ({
        pieceId: row.ref('excluded.pieceId'),
        fingerprint: row.ref('excluded.fingerprint'),
        revision: row.ref('excluded.revision'),
        publishedAt: row.ref('excluded.publishedAt'),
      })),
    )
    .execute()
}

/** The addresses under which visitors knew what becomes visible. */
function formerAddresses(site: string, items: ReadyItem[]) {
  return items.flatMap(({ item, incoming, ready }) => {
    if (!incoming?.publishedAt || !ready) return []
    const addresses = [item.address, ...ready.oldAddresses].map((address) => oldAddressOf(address, site)?.address)
    return addresses.flatMap((from) => (from && from !== '/' ? [{ from, pageId: incoming.id }] : []))
  })
}

/** Why some of its old addresses would not lead to a piece, by its id. */
export async function foreseeRefused(db: Database, site: string, items: ReadyItem[]) {
  return reasonsByPiece((await checkFormerAddresses(db, formerAddresses(site, items))).refused)
}

function reasonsByPiece(refused: { pageId: string; reason: string }[]) {
  const byPiece = Map.groupBy(refused, ({ pageId }) => pageId)
  return new Map(Array.from(byPiece, ([id, all]) => [id, [...new Set(all.map(({ reason }) => reason))]]))
}

/** Writes what became of each item into the report. */
export async function noteOutcomes(tx: Database, run: ClaimedRun, items: ReadyItem[]) {
  const rows = items.map(({ item, outcome, notes, pieceId, slug }) => ({
    ...{ position: item.position, outcome, notes: notes.map((note) => note.slice(0, 1_000).toWellFormed()) },
    // a dry run makes nothing that could be opened
    piece_id: outcome === 'refused' || (run.isDryRun && outcome === 'taken') ? null : (pieceId ?? null),
    slug: outcome === 'refused' ? null : (slug ?? null),
  }))
  await sql`
    update import_items set outcome = row.outcome, piece_id = row.piece_id, slug = row.slug,
      notes = array(select jsonb_array_elements_text(row.notes))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(position integer, outcome text, notes jsonb, piece_id uuid, slug text)
    where import_id = ${run.id} and import_items.position = row.position`.execute(tx)
}
