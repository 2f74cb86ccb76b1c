import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { recordProgress } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { log } from '~/platform/monitoring/log.server'
import { importCategories } from '~/wings/publishing/categories/import-categories.commands.server'
import { importDocumentPictures, type PictureImportPlan } from '../pictures/import-document-pictures.server'
import { PictureImportError } from '../pictures/picture-importer.server'
import { TrackedPictureImporter } from '../pictures/tracked-picture-importer.server'
import type { OpenedSource } from '../sources/source-item'
import { batchItems, type NumberedItem } from './batch-items'
import { convertItem } from './convert-item.server'
import { decideOutcomes } from './decide-outcomes.queries.server'
import { findReferencedItems } from './find-referenced-items.queries.server'
import { type ClaimedImport, runImportStep, saveImportProgress } from './import-runs.server'
import { isRejectedByDatabase } from './is-rejected-by-database'
import type { PreviousEntryState } from './previous-entry-state'
import { prepareItem, previewRefusedAddresses, type ReadyItem, writeEntries } from './write-entries.commands.server'

const BATCH_SIZE = 100
// bringing one takes seconds, and how far the run is should be seen
const BATCH_SIZE_WITH_PICTURES = 10

export interface ImportContext {
  db: Database
  run: ClaimedImport
  source: OpenedSource
  pictures: PictureImportPlan
  /** Called after each batch, with the addresses of what is stored now. */
  onBatchStored: (stored: string[]) => void
}

/** Takes the items of the source, a batch in one transaction, from where the run was. */
export async function importItems(taking: ImportContext) {
  const { db, run, source, onBatchStored, pictures } = taking
  const size = pictures.importer ? BATCH_SIZE_WITH_PICTURES : BATCH_SIZE
  for await (const batch of batchItems(source.items(), run.doneCount, size)) {
    onBatchStored(await importBatch(taking, batch))
  }
  await saveImportProgress(db, run, { phase: 'linking', doneCount: 0 })
}

async function importBatch(taking: ImportContext, batch: NumberedItem[]): Promise<string[]> {
  try {
    return await importBatchOnce(taking, batch)
  } catch (error) {
    if (!isRejectedByDatabase(error)) throw error
    const [only] = batch
    if (only && batch.length === 1) return recordRefusedItem(taking, only, error)
    // one of them cannot be stored: each alone, so that the others are
    const stored: string[] = []
    for (const item of batch) stored.push(...(await importBatch(taking, [item])))
    return stored
  }
}

async function importBatchOnce(taking: ImportContext, batch: NumberedItem[]) {
  const { db, run, source } = taking
  const detailsOf = await findReferencedItems(db, run.id, batch)
  const converted = await mapWithYields(batch, (item) => convertItem(item, detailsOf, run.pictures))
  const items: ReadyItem[] = []
  for (const one of await decideOutcomes(db, run, source.matchesByAddress, converted))
    items.push(await withPictures(taking, one))
  return runImportStep(db, run, { doneCount: batch.at(-1)?.position ?? run.doneCount }, async (tx) => {
    const held = await decideOutcomes(tx, run, source.matchesByAddress, converted)
    const merged = held.map((one, place) => mergePrepared(one, items[place]))
    const ready = await mapWithYields(await withCategories(tx, run, merged), prepareItem)
    const done = run.isDryRun
      ? await previewRefusedAddresses(tx, source.site, ready)
      : await writeEntries(tx, run, source.site, ready)
    await recordOutcomes(tx, run, done)
    return ready.flatMap(({ incoming, slug }) => (incoming && slug ? slug : []))
  })
}

// converting and cleaning a long text take some milliseconds each
const ITEMS_PER_TURN = 4

/** `work` on each, with turns for others in between. */
async function mapWithYields<One, Result>(all: One[], work: (one: One, place: number) => Result) {
  const done: Result[] = []
  for (const [place, one] of all.entries()) {
    if (place % ITEMS_PER_TURN === 0) await breathe()
    done.push(work(one, place))
  }
  return done
}

async function withPictures({ db, run, pictures }: ImportContext, one: ReadyItem): Promise<ReadyItem> {
  const attempts =
    pictures.importer && new TrackedPictureImporter(pictures.importer, () => recordProgress(db, run.claim))
  const choice = { ...pictures, importer: attempts }
  if (one.item.kind === 'picture' && one.outcome === 'listed') return importPictureItem(one, choice)
  const isWritten = one.document && (one.outcome === 'created' || one.outcome === 'updated')
  if (!isWritten) return one
  const brought = await importDocumentPictures(one, choice)
  return { ...one, ...brought, ...(attempts?.hasFailed && { fingerprint: RETRY_FINGERPRINT }) }
}

// no item has it: the next import takes this one again, with the pictures that can be had by then
const RETRY_FINGERPRINT = ''

/** Posts in the categories that the source means: ours, or new ones. */
async function withCategories(tx: Database, run: ClaimedImport, items: ReadyItem[]): Promise<ReadyItem[]> {
  const isWritten = ({ item, outcome }: ReadyItem) =>
    item.kind === 'post' && (outcome === 'created' || outcome === 'updated')
  const wanted = items.flatMap((one) => {
    const { category: slug = '', categoryName: name = '' } = one.readyDocument ?? {}
    return isWritten(one) ? { slug, name } : []
  })
  const categories = await importCategories(tx, 'post', wanted, run)
  const noted = new Set<string>()
  return items.map((one) => {
    const document = one.readyDocument
    const found = isWritten(one) && document ? categories.get(document.category) : undefined
    if (!document || !found) return one
    const isFirst = found.created !== undefined && !noted.has(found.slug)
    noted.add(found.slug)
    const note = found.slug === '' ? TOO_MANY_CATEGORIES : isFirst ? `New category: ${found.created}.` : undefined
    return {
      ...one,
      readyDocument: { ...document, category: found.slug },
      notes: [...one.notes, ...(note ? [note] : [])],
    }
  })
}

const TOO_MANY_CATEGORIES = 'Imported without its category: there are too many categories already.'

/** What is true now that nobody else can write, with the pictures that were brought before. */
function mergePrepared(now: ReadyItem, before: ReadyItem | undefined): ReadyItem {
  if (now.item.kind === 'picture') return before ?? now
  if (!before?.readyDocument || (now.outcome !== 'created' && now.outcome !== 'updated')) return now
  const found = now.outcome === before.outcome ? before.notes : now.notes
  return { ...now, readyDocument: before.readyDocument, fingerprint: before.fingerprint, notes: found }
}

async function recordRefusedItem({ db, run }: ImportContext, item: NumberedItem, error: unknown) {
  log.error({ err: error, ref: item.ref }, 'an item of an import could not be stored')
  const refused = { item, outcome: 'refused' as const, notes: ['The item could not be saved.'] }
  await runImportStep(db, run, { doneCount: item.position }, (tx) => recordOutcomes(tx, run, [refused]))
  return []
}

/** Brings a picture of the old library into ours, whether a post shows it or not. */
async function importPictureItem(one: ReadyItem, { importer, isDeferred }: PictureImportPlan): Promise<ReadyItem> {
  const address = one.item.details?.url ?? ''
  if (isDeferred) return { ...one, notes: ['The file will be imported.'] }
  if (!importer) return { ...one, notes: [`File not imported. ${address}`.trim()] }
  try {
    await importer.importPicture(address)
    return { ...one, outcome: 'created', notes: [] }
  } catch (error) {
    if (!(error instanceof PictureImportError || error instanceof DomainError)) throw error
    return { ...one, outcome: 'refused', notes: [`${address.slice(0, 200)}: ${error.message}`] }
  }
}

/** Writes what became of each item into the report, and what its undoing has to know. */
async function recordOutcomes(tx: Database, run: ClaimedImport, items: ReadyItem[]) {
  const rows = items.map(({ item, outcome, notes, entryId, slug, previousImport, incoming, written }) => ({
    position: item.position,
    outcome,
    notes: notes.map((note) => note.slice(0, 1_000).toWellFormed()),
    // a dry run makes nothing that could be opened
    entry_id: outcome === 'refused' || (run.isDryRun && outcome === 'created') ? null : (entryId ?? null),
    slug: outcome === 'refused' ? null : (slug ?? null),
    ...(written && { revision: written.revision, published_at: incoming?.publishedAt }),
    ...(written?.previous && {
      previous_state: { entry: written.previous, previousImport: previousImport ?? null } satisfies PreviousEntryState,
    }),
  }))
  await sql`
    update import_items set outcome = row.outcome, entry_id = row.entry_id, slug = row.slug,
      notes = array(select jsonb_array_elements_text(row.notes)),
      revision_after = row.revision, published_after = row.published_at, previous_state = row.previous_state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(position integer, outcome text, notes jsonb, entry_id uuid, slug text,
        revision integer, published_at timestamptz, previous_state jsonb)
    where import_id = ${run.id} and import_items.position = row.position`.execute(tx)
}
