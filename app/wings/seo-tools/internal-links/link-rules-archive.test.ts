import { randomUUID } from 'node:crypto'
import { renameKeys, toSnakeCase } from '~/platform/archive/stable-json'
import { testAdmin as by } from '~test/admin-request'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { aRule } from './fixtures'
import { linkRulesArchive } from './link-rules-archive.commands.server'
import { updateRule } from './rules/commands.server'
import type { RuleRecord } from './rules/rule-record'

const createdAt = '2026-01-02T03:04:05.678901Z'
const record = (changes: Partial<RuleRecord> = {}): RuleRecord => ({
  ...(renameKeys(aRule({ id: randomUUID(), keyword: 'queue', toUrl: '/docs' }), toSnakeCase) as RuleRecord),
  created_at: createdAt,
  ...changes,
})

test('rules of an archive are added, left as they are, or put in place of what they have become', async ({ db }) => {
  const rule = record()
  expect(await linkRulesArchive.importRecords(db, [rule], { by })).toEqual([{ name: 'queue', outcome: 'added' }])
  expect(await linkRulesArchive.importRecords(db, [rule], { by })).toEqual([{ name: 'queue', outcome: 'unchanged' }])
  const { id: _id, ...form } = aRule({ keyword: 'line', toUrl: '/docs' })
  await updateRule(db, by, rule.id, form)
  expect(await linkRulesArchive.importRecords(db, [rule], { by })).toEqual([{ name: 'queue', outcome: 'replaced' }])
  expect(await collectAsync(linkRulesArchive.exportRecords(db))).toEqual([rule])
})

test('a rule whose page is not here is refused, and one whose page comes along is not', async ({ db }) => {
  const page = randomUUID()
  const rule = record({ to_page: page, to_url: null })
  const refused = { name: 'queue', outcome: 'refused', reason: 'Its target page does not exist here.' }
  expect(await linkRulesArchive.importRecords(db, [rule], { by })).toEqual([refused])
  const dryRun = new Set([page])
  expect(await linkRulesArchive.importRecords(db, [rule], { by, dryRun })).toEqual([
    { name: 'queue', outcome: 'added' },
  ])
  expect(await db.selectFrom('linkRules').select('id').execute()).toEqual([])
})

test.for<[string, Partial<RuleRecord>]>([
  ['leads nowhere', { to_url: null }],
  ['leads to a program', { to_url: 'javascript:alert(1)' }],
  ['looks for nothing', { keyword: '…' }],
  ['has blanks around its keyword', { keyword: ' queue ' }],
  ['has no such priority', { priority: 1_000 }],
  ['was made at no moment', { created_at: 'yesterday' }],
])('a record of an archive that %s cannot be read', ([, changes]) => {
  expect(linkRulesArchive.validate(record())).toBeUndefined()
  expect(linkRulesArchive.validate(record(changes))).toEqual(expect.any(String))
})
