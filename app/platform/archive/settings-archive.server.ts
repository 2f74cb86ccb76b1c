import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Database } from '../database/database.server'
import { defineArchiveList } from './archive-list.server'
import { InvalidRecord, parseRecord } from './parse-record'

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
export function defineSettingsArchive<By>(list: string, settings: Record<string, ArchivedSetting<By>>) {
  const names = Object.keys(settings)

  function settingOf(name: string) {
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (!setting) throw new InvalidRecord('There is no such setting.')
    return setting
  }

  async function find(db: Database, wanted: string[]) {
    const found: z.infer<typeof namedValue>[] = []
    for (const name of wanted) found.push({ name, value: await settingOf(name).find(db) })
    return found
  }

  return defineArchiveList({
    name: list,
    batchSize: names.length,
    keyOf: ({ name }) => name,
    find,
    async *stream(db) {
      yield await find(db, names)
    },
    read(record) {
      const { name, value } = parseRecord(namedValue, record)
      const checked = parseRecord(settingOf(name).schema, value)
      if (!isDeepStrictEqual(checked, value)) throw new InvalidRecord('value: is not in its one spelling')
      return { name, value: checked }
    },
    titleOf: ({ name }) => settingOf(name).label,
    toRecords: (_db, found) => found,
    plan: async () => ({ warningFor: ({ name, value }) => settingOf(name).warningFor?.(value) }),
    write: (tx, by: By, { name, value }, before) => settingOf(name).write(tx, by, value, before?.value),
  })
}
