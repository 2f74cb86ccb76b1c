import type { Database } from '~/platform/database/database.server'
import { advance, type Claim } from '~/platform/jobs/long-work.server'
import type { NotedRecord } from '../archive-engine'
import { columnsOf } from '../running/telling.server'
import type { PartCounts } from './archive-import'

/** Writes the report of a run beside what the run writes, and knows how far it is. */
export class ImportJournalOf {
  noted: number
  counts: PartCounts

  constructor(
    readonly claim: Claim<'archiveImports'>,
    known: { noted: number; counts: PartCounts },
  ) {
    this.noted = known.noted
    this.counts = structuredClone(known.counts)
  }

  /** @throws WorkLost, so that what it wrote is undone */
  async note(tx: Database, records: NotedRecord[], total: number) {
    const { id: importId } = this.claim
    const noted = records.at(-1)?.position ?? this.noted
    const counts = added(this.counts, records)
    const progress = columnsOf({ phase: 'taking', done: noted, total })
    await advance(tx, this.claim, { ...progress, noted, counts: JSON.stringify(counts) })
    const rows = records.map(({ reason = '', ...record }) => ({ importId, reason, ...record }))
    await tx.insertInto('archiveImportItems').values(rows).execute()
    Object.assign(this, { noted, counts })
  }
}

function added(counts: PartCounts, records: NotedRecord[]) {
  const sum = structuredClone(counts)
  for (const { part, fate } of records) {
    const known = sum[part] ?? {}
    sum[part] = { ...known, [fate]: (known[fate] ?? 0) + 1 }
  }
  return sum
}
