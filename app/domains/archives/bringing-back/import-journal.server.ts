import type { Database } from '~/platform/database/database.server'
import type { NotedRecord } from '../archive-engine'
import { noteProgress, type Task } from '../running/claim.server'
import type { PartCounts } from './archive-import'

/** Writes the report of a run beside what the run writes, and knows how far it is. */
export class ImportJournalOf {
  noted: number
  counts: PartCounts

  constructor(
    readonly task: Task,
    known: { noted: number; counts: PartCounts },
  ) {
    this.noted = known.noted
    this.counts = structuredClone(known.counts)
  }

  /** @throws TaskLost, so that what it wrote is undone */
  async note(tx: Database, records: NotedRecord[], total: number) {
    const { id: importId } = this.task
    const noted = records.at(-1)?.position ?? this.noted
    const counts = added(this.counts, records)
    await noteProgress(tx, this.task, { phase: 'taking', done: noted, total })
    const set = { noted, counts: JSON.stringify(counts) }
    await tx.updateTable('archiveImports').set(set).where('id', '=', importId).execute()
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
