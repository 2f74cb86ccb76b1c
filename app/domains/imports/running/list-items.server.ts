import type { Database } from '~/platform/database/database.server'
import { storableText } from '~/platform/storable-text'
import { oldAddressOf } from '../linking/old-address'
import type { Source } from '../reading/source-item'
import { batchesOf, type NumberedItem } from './batches'
import { advanceRun, type ClaimedRun, stepOfRun } from './import-work.server'

const AT_ONCE = 500

/** Notes every item of the source, so that none is forgotten and each can be asked for. @throws SourceFault */
export async function listItems(db: Database, run: ClaimedRun, source: Source, told: () => void) {
  // a listing that was interrupted begins anew: nothing hangs on it yet
  await db.deleteFrom('importItems').where('importId', '=', run.id).execute()
  let count = 0
  for await (const batch of batchesOf(namesOf(source), 0, AT_ONCE)) {
    count = batch.at(-1)?.position ?? count
    await stepOfRun(db, run, { itemCount: count }, (tx) =>
      tx
        .insertInto('importItems')
        .values(batch.map((item) => rowOf(run, source, item)))
        .execute(),
    )
    told()
  }
  await advanceRun(db, run, { phase: 'taking', position: 0, itemCount: count, tries: 0 })
}

/** The items without what they were made of, which would stay in memory with their documents. */
async function* namesOf(source: Source) {
  for await (const { document: _later, length: _ofAll, ...item } of source.items()) yield item
}

const LONGEST = 500

function rowOf({ id }: ClaimedRun, { site }: Source, item: NumberedItem) {
  const short = (text: string) => storableText(text).slice(0, LONGEST)
  const { position, line, kind, ref, key, title, address, details } = item
  const kept = details && Object.fromEntries(Object.entries(details).map(([name, text]) => [name, storableText(text)]))
  return {
    importId: id,
    position,
    line,
    kind,
    ref: short(ref),
    sourceKey: short(key),
    title: short(title),
    address: short(oldAddressOf(address, site)?.address ?? ''),
    details: kept ? JSON.stringify(kept) : null,
  }
}
