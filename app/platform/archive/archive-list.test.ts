import { z } from 'zod'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { type ArchiveSource, defineArchiveList, type ImportPlan } from './archive-list.server'
import { archivedTable } from './archived-table.server'
import { parseRecord } from './parse-record'

const schema = z.object({ id: z.string(), word: z.string() })
type Item = z.infer<typeof schema>

/** A list that is kept in memory. */
function aList(here: Item[], plan: ImportPlan<Item> = {}) {
  const kept = new Map(here.map((item) => [item.id, item]))
  const events: string[] = []
  const source: ArchiveSource<Item> = {
    keyOf: ({ id }) => id,
    batchSize: 2,
    async find(_db, ids) {
      events.push(`find ${ids}`)
      return ids.flatMap((id) => kept.get(id) ?? [])
    },
    async *stream() {
      yield [...kept.values()]
    },
  }
  const list = defineArchiveList({
    ...source,
    name: 'words',
    read: (record) => parseRecord(schema, record),
    titleOf: ({ word }) => word,
    toRecords: (_db, items) => items.map((item) => ({ ...item, length: item.word.length })),
    plan: async () => plan,
    async write(_tx, by: string, item, before) {
      events.push(`${by} ${before?.word ?? 'nothing'} → ${item.word}`)
      kept.set(item.id, item)
    },
    finish: async (_tx, items) => events.push(`end of ${items.length}`),
  })
  return { list, events }
}

const word = (id: string, text: string) => ({ id, word: text })

test('records are looked up some at a time and put in place of what has their keys', async ({ db }) => {
  const { list, events } = aList([word('1', 'one'), word('2', 'two')])
  const records = [word('1', 'one'), word('2', 'zwei'), word('3', 'three')]
  expect(await list.importRecords(db, records, { by: 'Ada' })).toEqual([
    { name: 'one', outcome: 'unchanged' },
    { name: 'zwei', outcome: 'replaced' },
    { name: 'three', outcome: 'added' },
  ])
  expect(events).toEqual(['find 1,2', 'Ada two → zwei', 'find 3', 'Ada nothing → three', 'end of 3'])
  expect(await collectAsync(list.exportRecords(db))).toEqual([
    { id: '1', word: 'one', length: 3 },
    { id: '2', word: 'zwei', length: 4 },
    { id: '3', word: 'three', length: 5 },
  ])
})

test('a dry run writes nothing and says the same, also of a record that comes twice', async ({ db }) => {
  const { list, events } = aList([])
  const records = [word('1', 'one'), word('1', 'eins')]
  const expected = [
    { name: 'one', outcome: 'added' },
    { name: 'eins', outcome: 'replaced' },
  ]
  expect(await list.importRecords(db, records, { by: 'Ada', dryRun: new Set() })).toEqual(expected)
  expect(events).toEqual(['find 1,1'])
  expect(await list.importRecords(db, records, { by: 'Ada' })).toEqual(expected)
})

test('what is refused is not written, and what is worth knowing is said', async ({ db }) => {
  const taken: string[] = []
  const { list } = aList([word('1', 'one')], {
    capacity: { left: 1, reason: 'There are too many.' },
    adapt: (item) => (item.word === 'ONE' ? { item: word('1', 'one'), reason: 'It was loud.' } : { item }),
    refusalFor: ({ word: text }) => (text === 'bad' ? 'It is bad.' : undefined),
    warningFor: ({ word: text }) => (text === 'odd' ? 'It is odd.' : undefined),
    taken: ({ word: text }) => taken.push(text),
  })
  const records = [word('1', 'ONE'), word('2', 'bad'), word('3', 'odd'), word('4', 'four'), word('1', 'won')]
  expect(await list.importRecords(db, records, { by: 'Ada' })).toEqual([
    { name: 'ONE', outcome: 'unchanged', reason: 'It was loud.' },
    { name: 'bad', outcome: 'refused', reason: 'It is bad.' },
    { name: 'odd', outcome: 'added', reason: 'It is odd.' },
    { name: 'four', outcome: 'refused', reason: 'There are too many.' },
    { name: 'won', outcome: 'replaced' },
  ])
  expect(taken).toEqual(['odd', 'won'])
})

test('a record that cannot be read is named with its field', () => {
  const { list } = aList([])
  expect(list.validate(word('1', 'one'))).toBeUndefined()
  expect(list.validate({ id: '1' })).toMatch(/^word: /)
})

test('the rows of a table are items by the names of its columns, to the microsecond, in the order of a column', async ({
  db,
}) => {
  const table = archivedTable<{ id: string; name: string; blocks: unknown[]; created_at: string }>('landingSections', {
    key: 'id',
    orderBy: 'name',
    columns: ['id', 'name', 'blocks', 'created_at'],
    timestamps: ['created_at'],
    json: ['blocks'],
    batchSize: 2,
  })
  const row = (digit: number, name: string) => ({
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    name,
    blocks: [{ isWide: true, words: [name] }],
    created_at: '2026-01-02T03:04:05.678901Z',
  })
  const [c, a, b] = [row(1, 'c'), row(2, 'a'), row(3, 'b')]
  for (const one of [c, a, b]) await table.upsert(db, one)
  expect(await collectAsync(table.stream(db))).toEqual([[a, b], [c]])
  const changed = { ...a, name: 'd', blocks: [] }
  await table.upsert(db, changed)
  expect(await table.find(db, [a.id, row(4, '').id])).toEqual([changed])
  expect(await table.count(db)).toBe(3)
})
