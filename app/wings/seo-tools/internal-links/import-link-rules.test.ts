import { randomUUID } from 'node:crypto'
import { testAdmin as by } from '~test/admin-request'
import { expect, test } from '~test/test'
import { exportLinkRuleRecords } from './export-link-rules.server'
import { aRule } from './fixtures'
import { importLinkRuleRecords, validateLinkRuleRecord } from './import-link-rules.server'
import { updateRule } from './rules/commands.server'
import { type RuleRecord, toRuleRecord } from './rules/rule-record'

const createdAt = '2026-01-02T03:04:05.678901Z'
const record = (changes: Partial<RuleRecord> = {}): RuleRecord => ({
  ...toRuleRecord(aRule({ id: randomUUID(), keyword: 'queue', toUrl: '/docs' }), createdAt),
  ...changes,
})

test('rules of an archive are added, left as they are, or put in place of what they have become', async ({ db }) => {
  const rule = record()
  expect(await importLinkRuleRecords(db, [rule], { by })).toEqual([{ name: 'queue', outcome: 'added' }])
  expect(await importLinkRuleRecords(db, [rule], { by })).toEqual([{ name: 'queue', outcome: 'unchanged' }])
  const { id: _id, ...form } = aRule({ keyword: 'line', toUrl: '/docs' })
  await updateRule(db, by, rule.id, form)
  expect(await importLinkRuleRecords(db, [rule], { by })).toEqual([{ name: 'queue', outcome: 'replaced' }])
  const exported: RuleRecord[] = []
  for await (const one of exportLinkRuleRecords(db)) exported.push(one)
  expect(exported).toEqual([rule])
})

test('a rule whose page is not here is refused, and one whose page comes along is not', async ({ db }) => {
  const page = randomUUID()
  const rule = record({ to_page: page, to_url: null })
  const refused = { name: 'queue', outcome: 'refused', reason: 'Its target page does not exist here.' }
  expect(await importLinkRuleRecords(db, [rule], { by })).toEqual([refused])
  const dryRun = new Set([page])
  expect(await importLinkRuleRecords(db, [rule], { by, dryRun: dryRun })).toEqual([{ name: 'queue', outcome: 'added' }])
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
  expect(validateLinkRuleRecord(record())).toBeUndefined()
  expect(validateLinkRuleRecord(record(changes))).toEqual(expect.any(String))
})
