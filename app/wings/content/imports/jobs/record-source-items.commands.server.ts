import type { Database } from '~/platform/database/database.server'
import { toStorableText } from '~/platform/text/storable-text'
import { parseOldAddress } from '../engine/parse-old-address'
import type { OpenedSource } from '../sources/source-item'
import { batchItems, type NumberedItem } from './batch-items'
import { type ClaimedImport, runImportStep, saveImportProgress } from './import-runs.server'

const BATCH_SIZE = 500

/** Notes every item of the source, so that none is forgotten and each can be asked for. @throws SourceError */
export async function recordSourceItems(db: Database, run: ClaimedImport, source: OpenedSource, told: () => void) {
  // a listing that was interrupted begins anew: nothing hangs on it yet
  await db.deleteFrom('importItems').where('importId', '=', run.id).execute()
  let count = 0
  for await (const batch of batchItems(withoutDocuments(source), 0, BATCH_SIZE)) {
    count = batch.at(-1)?.position ?? count
    await runImportStep(db, run, { totalCount: count }, (tx) =>
      tx
        .insertInto('importItems')
        .values(batch.map((item) => toRow(run, source, item)))
        .execute(),
    )
    told()
  }
  await saveImportProgress(db, run, { phase: 'importing', doneCount: 0, totalCount: count, tries: 0 })
}

/** The items without what they were made of, which would stay in memory with their documents. */
async function* withoutDocuments(source: OpenedSource) {
  for await (const { document: _later, length: _ofAll, ...item } of source.items()) yield item
}

const MAX_TEXT_LENGTH = 500

function toRow({ id }: ClaimedImport, { site }: OpenedSource, item: NumberedItem) {
  const short = (text: string) => toStorableText(text).slice(0, MAX_TEXT_LENGTH)
  const { position, line, kind, ref, key, title, address, details } = item
  const kept =
    details && Object.fromEntries(Object.entries(details).map(([name, text]) => [name, toStorableText(text)]))
  return {
    importId: id,
    position,
    line,
    kind,
    ref: short(ref),
    sourceKey: short(key),
    title: short(title),
    address: short(parseOldAddress(address, site)?.address ?? ''),
    details: kept ? JSON.stringify(kept) : null,
  }
}
