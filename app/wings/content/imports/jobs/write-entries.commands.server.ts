import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import {
  addIncomingEntries,
  type IncomingEntry,
  parseIncomingContent,
} from '~/wings/publishing/writing/incoming-entries.commands.server'
import { type ReplacedEntryState, replaceEntry } from '~/wings/publishing/writing/replace-entry.commands.server'
import {
  type AddedFormerAddress,
  addFormerAddresses,
  checkFormerAddresses,
} from '~/wings/web/redirects/former-addresses.commands.server'
import { parseOldAddress } from '../engine/parse-old-address'
import type { PlannedItem } from './convert-item.server'
import type { ClaimedImport } from './import-runs.server'
import { importTargets, type ReadyDocument } from './import-targets.server'

export interface ReadyItem extends PlannedItem {
  readyDocument?: ReadyDocument
  incoming?: IncomingEntry<EntryContent>
  written?: WrittenEntry
}

/** What the run has made of a piece, and what that was before: for the undoing. */
export interface WrittenEntry {
  revision: number
  previous?: ReplacedEntryState
}

/** The piece that the item becomes; or, with the reasons, that nothing of it can be stored. */
export function prepareItem(one: ReadyItem): ReadyItem {
  const { readyDocument, entryId, slug, item, notes } = one
  if (!readyDocument || !entryId || slug === undefined) return one
  const { kind, toContent, toExtraColumns, findLostFields } = importTargets[item.kind as 'post' | 'page']
  const accepted = parseIncomingContent(kind, toContent({ ...readyDocument, slug }))
  if (!accepted.content) return { ...one, outcome: 'refused', notes: [...new Set(accepted.problems)], slug: undefined }
  const { content, flags } = accepted
  const missing = readyDocument.publishedAt ? Object.values(kind.findMissingFields(content)) : []
  const said = missing.length > 0 ? [`Imported as a draft: ${missing.join(' ')}`] : []
  const publishedAt = missing.length > 0 ? null : readyDocument.publishedAt
  const columns = toExtraColumns?.(readyDocument)
  const incoming = {
    id: entryId,
    content,
    publishedAt,
    createdAt: readyDocument.createdAt,
    ...(columns && { columns }),
    // also of what the reader has left out
    flags: [...new Set([...readyDocument.flags, ...flags])],
  }
  return {
    ...one,
    incoming,
    notes: [...notes, ...said, ...(findLostFields?.(readyDocument) ?? []), ...flags.map((flag) => `Contains ${flag}.`)],
  }
}

/** Writes what is new and what changed and keeps the old addresses. Answers the items with what was written of them. */
export async function writeEntries(
  tx: Database,
  run: ClaimedImport,
  site: string,
  items: ReadyItem[],
  now = new Date(),
) {
  const written = new Map<string, WrittenEntry>()
  for (const target of ['post', 'page'] as const) {
    const { kind } = importTargets[target]
    const of = (outcome: 'created' | 'updated') =>
      items.flatMap((one) => (one.item.kind === target && one.outcome === outcome ? (one.incoming ?? []) : []))
    const added = of('created')
    await addIncomingEntries(tx, kind, run.by, added, now)
    for (const { id } of added) written.set(id, { revision: 1 })
    for (const entry of of('updated')) written.set(entry.id, await replaceEntry(tx, kind, run.by, entry, now))
  }
  await saveImportedEntries(tx, items, written)
  await breathe()
  const { refused, kept } = await addFormerAddresses(tx, formerAddresses(site, items))
  await breathe()
  await saveImportRedirects(tx, run, kept)
  await breathe()
  const reasons = groupReasonsByEntry(refused)
  return items.map((one) => {
    const { incoming } = one
    return incoming ? withReasons({ ...one, written: written.get(incoming.id) }, reasons) : one
  })
}

async function saveImportedEntries(tx: Database, items: ReadyItem[], written: Map<string, WrittenEntry>) {
  const values = items.flatMap(({ item, incoming, document, fingerprint = '' }) => {
    if (!incoming) return []
    const { id, publishedAt } = incoming
    const source = { sourceKey: item.key, sourceSlug: document?.slug, sourceTitle: document?.title }
    const revision = written.get(id)?.revision ?? 1
    return { ...source, sourceDate: item.writtenAt, entryId: id, fingerprint, publishedAt, revision, isUndone: false }
  })
  if (values.length === 0) return
  await tx
    .insertInto('importedEntries')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['sourceKey', 'entryId']).doUpdateSet((row) => ({
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

async function saveImportRedirects(tx: Database, { id }: ClaimedImport, kept: AddedFormerAddress[]) {
  if (kept.length === 0) return
  const rows = kept.map((address) => {
    return { importId: id, redirectId: address.id, entryId: address.pageId, fromPath: address.from }
  })
  await tx.insertInto('importRedirects').values(rows).execute()
}

/** The addresses under which visitors knew what becomes visible. */
function formerAddresses(site: string, items: ReadyItem[]) {
  return items.flatMap(({ item, incoming, readyDocument }) => {
    if (!incoming?.publishedAt || !readyDocument) return []
    const addresses = [item.address, ...readyDocument.oldAddresses].map(
      (address) => parseOldAddress(address, site)?.address,
    )
    return addresses.flatMap((from) => (from && from !== '/' ? [{ from, pageId: incoming.id }] : []))
  })
}

/** The items with why their old addresses would not lead to them. */
export async function previewRefusedAddresses(db: Database, site: string, items: ReadyItem[]) {
  const { refused } = await checkFormerAddresses(db, formerAddresses(site, items))
  const reasons = groupReasonsByEntry(refused)
  return items.map((one) => withReasons(one, reasons))
}

function groupReasonsByEntry(refused: { pageId: string; reason: string }[]) {
  const byPiece = Map.groupBy(refused, ({ pageId }) => pageId)
  return new Map(Array.from(byPiece, ([id, all]) => [id, [...new Set(all.map(({ reason }) => reason))]]))
}

const MAX_REASONS = 5

function withReasons(one: ReadyItem, byPiece: ReadonlyMap<string, string[]>): ReadyItem {
  const reasons = byPiece.get(one.entryId ?? '') ?? []
  const said = reasons.slice(0, MAX_REASONS).map((reason) => `The old URL cannot be redirected: ${reason}`)
  const others = reasons.length - MAX_REASONS
  return {
    ...one,
    notes: [...one.notes, ...said, ...(others > 0 ? [`${others} more URLs cannot be redirected.`] : [])],
  }
}
