import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../database/database.server'
import { findRecordProblem } from './parse-record'
import type { DryRunIds, RecordImportResult } from './record-import'

/** A list of an archive: a file with a record on each line. */
export interface ArchiveList<By, Exported extends object = object> {
  /** Of its file, without `.json`. */
  name: string
  exportRecords: (db: Database) => AsyncGenerator<Exported>
  /** What is wrong with a record, as a sentence; undefined when nothing is. */
  validate: (record: unknown) => string | undefined
  /**
   * Takes records as part of the transaction `tx`, each in place of what has its key; answers what became of each, in
   * their order. @throws InvalidRecord where `validate` finds a problem
   */
  importRecords: (tx: Database, records: unknown[], options: ImportOptions<By>) => Promise<RecordImportResult[]>
}

interface ImportOptions<By> {
  by: By
  dryRun?: DryRunIds
}

/** Where the items of a list are kept. */
export interface ArchiveSource<Item> {
  keyOf: (item: Item) => string
  /** How many of them are held at a time. */
  batchSize: number
  /** Those with these keys, in any order. */
  find: (db: Database, keys: string[]) => Promise<Item[]>
  /** All, in the order in which they leave. */
  stream: (db: Database) => AsyncIterable<Item[]>
}

/** What one import knows of its items; whatever it needs is looked up for all of them at once. */
export interface ImportPlan<Item> {
  titleOf?: (item: Item) => string
  /** How many items may be added, and what is said of those that may not. */
  capacity?: { left: number; reason: string }
  /** The item as far as it can be taken, and what is said of that. */
  adapt?: (item: Item) => { item: Item; reason?: string }
  /** Why an item that is not here yet, or differs from what is here, is refused. */
  refusalFor?: (item: Item, before: Item | undefined) => Promise<string | undefined> | string | undefined
  /** What somebody should know of an item that is taken. */
  warningFor?: (item: Item) => Promise<string | undefined> | string | undefined
  /** An item was taken in place of `before`, or would be in a dry run. */
  taken?: (item: Item, before: Item | undefined) => void
}

interface ArchiveListDefinition<Item extends object, By, Exported extends object> extends ArchiveSource<Item> {
  name: string
  /** An item from its record, checked. @throws InvalidRecord */
  read: (record: unknown) => Item
  /** What people know an item by, where the plan does not say it. */
  titleOf: (item: Item) => string
  /** Items as they stand in the archive, with what readers want to see beside them. */
  toRecords: (db: Database, items: Item[]) => Promise<Exported[]> | Exported[]
  plan?: (tx: Database, items: Item[], dryRun: DryRunIds) => Promise<ImportPlan<Item>>
  write: (tx: Database, by: By, item: Item, before: Item | undefined) => Promise<unknown>
  /** After an import that was no dry run. */
  finish?: (tx: Database, items: Item[]) => Promise<unknown>
}

/** A list of an archive from what a room says of it. */
export function defineArchiveList<Item extends object, By, Exported extends object>(
  list: ArchiveListDefinition<Item, By, Exported>,
): ArchiveList<By, Exported> {
  return {
    name: list.name,
    async *exportRecords(db) {
      for await (const items of list.stream(db)) yield* await list.toRecords(db, items)
    },
    validate: (record) => findRecordProblem(() => list.read(record)),
    async importRecords(tx, records, { by, dryRun }) {
      const items = records.map(list.read)
      const plan = (await list.plan?.(tx, items, dryRun)) ?? {}
      const results: RecordImportResult[] = []
      for (let start = 0; start < items.length; start += list.batchSize) {
        const batch = items.slice(start, start + list.batchSize)
        const existing = await list.find(tx, batch.map(list.keyOf))
        const run = new ImportBatch(list, plan, existing, async (item, before) => {
          if (!dryRun) await list.write(tx, by, item, before)
        })
        for (const item of batch) results.push(await run.importItem(item))
      }
      if (!dryRun) await list.finish?.(tx, items)
      return results
    },
  }
}

/** Items on their way in beside those that are here already; `write` is called for each that is to be written. */
export class ImportBatch<Item extends object> {
  readonly #existing: Map<string, Item>

  constructor(
    readonly list: Pick<ArchiveListDefinition<Item, never, never>, 'keyOf' | 'titleOf'>,
    readonly plan: ImportPlan<Item>,
    existing: Item[],
    readonly write: (item: Item, before: Item | undefined) => Promise<void>,
  ) {
    this.#existing = new Map(existing.map((item) => [list.keyOf(item), item]))
  }

  async importItem(given: Item): Promise<RecordImportResult> {
    const { list, plan } = this
    const key = list.keyOf(given)
    const name = (plan.titleOf ?? list.titleOf)(given)
    const before = this.#existing.get(key)
    const { item, reason } = plan.adapt?.(given) ?? { item: given }
    if (isDeepStrictEqual(before, item)) return { name, outcome: 'unchanged', ...(reason && { reason }) }
    const refusal = (await plan.refusalFor?.(item, before)) ?? this.#capacityRefusal(before)
    if (refusal) return { name, outcome: 'refused', reason: refusal }
    await this.write(item, before)
    if (!before && plan.capacity) plan.capacity.left--
    plan.taken?.(item, before)
    this.#existing.set(key, item)
    const said = reason ?? (await plan.warningFor?.(item))
    return { name, outcome: before ? 'replaced' : 'added', ...(said && { reason: said }) }
  }

  #capacityRefusal(before: Item | undefined) {
    const { capacity } = this.plan
    return !before && capacity && capacity.left <= 0 ? capacity.reason : undefined
  }
}
