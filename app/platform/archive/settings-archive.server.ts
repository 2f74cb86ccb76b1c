import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Database } from '../database/database.server'
import { findRecordProblem, InvalidRecord, parseRecord } from './parse-record'
import type { DryRunIds, RecordImportResult } from './record-import'

/** A setting that always has a value, as an archive has it. */
export interface ArchivedSetting<By, Value = unknown> {
  /** What people call it. */
  label: string
  schema: z.ZodType<Value>
  find(db: Database): Promise<Value>
  /** `before` is what `find` gives in the same transaction. */
  write(tx: Database, by: By, value: Value, before: Value): Promise<unknown>
  /** What somebody should know of a value that is taken. */
  warningFor?(value: Value): string | undefined
}

const namedValue = z.object({ name: z.string(), value: z.unknown() })

/**
 * Settings as a list of an archive, `{"name": …, "value": …}` on each line: they leave in this order, and each comes back in
 * place of the one that is here. A value that its own form would store otherwise cannot be read.
 */
export function defineSettingsArchive<By>(settings: Record<string, ArchivedSetting<By>>) {
  function read(record: unknown) {
    const { name, value } = parseRecord(namedValue, record)
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (!setting) throw new InvalidRecord('There is no such setting.')
    const checked = parseRecord(setting.schema, value)
    if (!isDeepStrictEqual(checked, value)) throw new InvalidRecord('value: is not in its one spelling')
    return { setting, value: checked }
  }

  async function takeBackOne(tx: Database, record: unknown, by: By, dryRun: DryRunIds): Promise<RecordImportResult> {
    const { setting, value } = read(record)
    const before = await setting.find(tx)
    if (isDeepStrictEqual(before, value)) return { name: setting.label, outcome: 'unchanged' }
    if (!dryRun) await setting.write(tx, by, value, before)
    const reason = setting.warningFor?.(value)
    return { name: setting.label, outcome: 'replaced', ...(reason && { reason }) }
  }

  return {
    async *exportRecords(db: Database) {
      for (const [name, { find }] of Object.entries(settings)) yield { name, value: await find(db) }
    },
    validate: (record: unknown) => findRecordProblem(() => read(record)),
    async importRecords(tx: Database, records: unknown[], { by, dryRun }: { by: By; dryRun?: DryRunIds }) {
      const taken: RecordImportResult[] = []
      for (const record of records) taken.push(await takeBackOne(tx, record, by, dryRun))
      return taken
    },
  }
}
