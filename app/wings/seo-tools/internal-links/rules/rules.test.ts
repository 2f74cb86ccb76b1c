import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { aRule } from '../fixtures'
import { listAllRules } from './all-rules.queries.server'
import { linkRulesApi } from './api.server'
import { addRule, importRules, removeRules, restoreRules, setRuleStates, updateRule } from './commands.server'
import { type LinkRule, MAX_LINK_RULES } from './link-rule'
import { parseRuleCsv } from './parse-rule-csv.server'
import { planRuleImport } from './plan-rule-import.server'
import { listRules } from './queries.server'
import { resolveRules } from './resolve-rules.server'
import { findRuleConflicts } from './rule-conflicts.queries.server'
import { ruleCsvLines } from './rule-csv-lines.server'
import { emptyRuleInput, type RuleInput } from './rule-input'

const addAction = endpoint(linkRulesApi, '/rules')
const changeAction = endpoint(linkRulesApi, '/rules/:ruleId')
const removalAction = endpoint(linkRulesApi, '/removed-rules')

const origin = 'https://harbor.test'
const everything = { q: '' }

async function aPageAt(db: Database, path: string, title = 'A page') {
  const { id } = await db
    .insertInto('pages')
    .values({ id: randomUUID(), kind: 'post', path, title, publishedAt: new Date('2026-01-01'), updatedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const form = (rule: Partial<LinkRule> = {}) => {
  const { id: _id, ...fields } = aRule({ toUrl: '/pricing', ...rule })
  return fields
}

const typed = (rule: Partial<RuleInput> = {}): RuleInput => ({
  ...emptyRuleInput,
  keyword: 'queue',
  target: '/pricing',
  ...rule,
})

const keywordsOf = async (db: Database) =>
  (await listRules(db, everything, {}, 50)).rows.map((row) => row.typed.keyword)

async function resolve(db: Database, rule: Partial<RuleInput>) {
  const [found] = await resolveRules(db, [typed(rule)], origin)
  return found
}

test('rules are listed in the order in which they get their places, a page at a time', async ({ db }) => {
  const ids = ['a', 'b', 'c'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
  await addRule(db, testAdmin, form({ keyword: 'second', priority: 50 }), ids[2])
  await addRule(db, testAdmin, form({ keyword: 'first', priority: 50 }), ids[1])
  await addRule(db, testAdmin, form({ keyword: 'top', priority: 60 }), ids[0])
  expect(await keywordsOf(db)).toEqual(['top', 'first', 'second'])
  const page = await listRules(db, everything, {}, 2)
  expect(page).toMatchObject({ before: null, after: ids[1] })
  const next = await listRules(db, everything, { after: ids[1] as string }, 2)
  expect(next.rows.map(({ id }) => id)).toEqual([ids[2]])
  const back = await listRules(db, everything, { before: ids[2] as string }, 2)
  expect(back.rows.map(({ id }) => id)).toEqual([ids[0], ids[1]])
  expect((await listRules(db, { q: 'FIR' }, {}, 9)).rows.map(({ id }) => id)).toEqual([ids[1]])
})

test('an address where a page lives, or lived, means that page, wherever it moves', async ({ db }) => {
  const page = await aPageAt(db, '/blog/target')
  const other = await aPageAt(db, '/blog/other')
  const found = await resolve(db, {
    target: `${origin}/Blog/Target/`,
    onlyOn: ['/blog/other'],
    notOn: ['/blog/target'],
  })
  expect(found).toMatchObject({ rule: { toPage: page, toUrl: null, scope: { include: [other], exclude: [page] } } })
  expect(await resolve(db, { target: 'https://example.com/x' })).toMatchObject({
    rule: { toPage: null, toUrl: 'https://example.com/x' },
  })
  await addRule(db, testAdmin, form({ toUrl: null, toPage: page }))
  await db.updateTable('pages').set({ path: '/blog/moved', title: 'Moved' }).where('id', '=', page).execute()
  const [row] = (await listRules(db, everything, {}, 9)).rows
  expect(row).toMatchObject({ typed: { target: '/blog/moved' }, targetTitle: 'Moved', isTargetGone: false })
})

test('what cannot be a rule is told beside its field', async ({ db }) => {
  const page = await aPageAt(db, '/blog/target')
  expect(await resolve(db, { onlyOn: ['/nowhere'] })).toMatchObject({
    fields: { onlyOn: expect.stringContaining('/nowhere') },
  })
  expect(await resolve(db, { target: 'javascript:alert(1)' })).toMatchObject({ fields: { target: expect.any(String) } })
  expect(await resolve(db, { target: '/blog/target', onlyOn: ['/blog/target'] })).toMatchObject({
    fields: { target: 'A page cannot link to itself.' },
  })
  expect(await resolve(db, { target: `page:${randomUUID()}` })).toMatchObject({
    fields: { target: expect.any(String) },
  })
  expect(await resolve(db, { target: `page:${page}` })).toMatchObject({ rule: { toPage: page } })
  const refused = await callAsAdmin(addAction, db, { method: 'POST', json: { ...typed(), keyword: '…' } })
  expect(refused).toMatchObject({ status: 422 })
})

test('a rule is added, changed and put back through its addresses', async ({ db }) => {
  const added = await callAsAdmin(addAction, db, { method: 'POST', json: typed() })
  const { id } = (await added.json()) as { id: string }
  const change = { method: 'PUT', json: typed({ keyword: 'lines', maxPerPage: 3 }), params: { ruleId: id } }
  const answer = await callAsAdmin(changeAction, db, change)
  const { before } = (await answer.json()) as { before: RuleInput }
  expect(before).toEqual(typed())
  await callAsAdmin(changeAction, db, { ...change, json: before })
  expect((await listAllRules(db)).map(({ keyword }) => keyword)).toEqual(['queue'])
  const gone = { ...change, params: { ruleId: randomUUID() } }
  expect(await callAsAdmin(changeAction, db, gone)).toMatchObject({ status: 404 })
  const removed = await callAsAdmin(removalAction, db, { method: 'POST', json: { ids: [id] } })
  expect(await listAllRules(db)).toEqual([])
  const body = await removed.json()
  expect(await callAsAdmin(removalAction, db, { method: 'DELETE', json: body })).toMatchObject({ status: 200 })
  expect((await listAllRules(db)).map((rule) => rule.id)).toEqual([id])
})

test('rules are switched and ordered together, and as they were again', async ({ db }) => {
  const first = await addRule(db, testAdmin, form({ keyword: 'first', priority: 60 }))
  const second = await addRule(db, testAdmin, form({ keyword: 'second', priority: 50 }))
  const states = [{ id: second, priority: 70, isEnabled: false }]
  const before = await setRuleStates(db, testAdmin, [...states, { id: randomUUID(), priority: 1, isEnabled: true }])
  expect(before).toEqual([{ id: second, priority: 50, isEnabled: true }])
  expect(await keywordsOf(db)).toEqual(['second', 'first'])
  expect((await listRules(db, { q: '', show: 'off' }, {}, 9)).rows.map(({ id }) => id)).toEqual([second])
  await setRuleStates(db, testAdmin, before)
  expect((await listRules(db, { q: '', show: 'on' }, {}, 9)).rows.map(({ id }) => id)).toEqual([first, second])
})

test('what rules do to each other is told with each of them, and anew after a change', async ({ database: { db } }) => {
  const high = await addRule(db, testAdmin, form({ keyword: 'queue', priority: 90 }))
  const low = await addRule(db, testAdmin, form({ keyword: 'queue', toUrl: '/docs', priority: 10 }))
  const { rows } = await listRules(db, { q: '', show: 'conflicts' }, {}, 9)
  expect(rows.map(({ id, conflicts }) => [id, conflicts])).toEqual([
    [high, [{ kind: 'same', otherId: low, otherKeyword: 'queue', wins: true }]],
    [low, [{ kind: 'same', otherId: high, otherKeyword: 'queue', wins: false }]],
  ])
  await updateRule(db, testAdmin, low, form({ keyword: 'line', toUrl: '/docs' }))
  expect((await findRuleConflicts(db)).conflictsOf.size).toBe(0)
})

test('there are ten thousand rules at most', async ({ db }) => {
  const rules = Array.from({ length: MAX_LINK_RULES }, (_, n) =>
    aRule({ id: randomUUID(), keyword: `word${n}`, toUrl: '/x' }),
  )
  await importRules(db, testAdmin, { added: rules, changed: [] })
  await expect(addRule(db, testAdmin, form())).rejects.toThrow('at most 10,000 rules')
  const [removed] = await removeRules(db, testAdmin, [rules[0]?.id ?? ''])
  await addRule(db, testAdmin, form())
  await expect(restoreRules(db, testAdmin, [removed as LinkRule])).rejects.toThrow('at most 10,000 rules')
})

test('a file is judged line by line before it is taken, and comes back unchanged', async ({ db }) => {
  await aPageAt(db, '/blog/target')
  await addRule(
    db,
    testAdmin,
    form({ keyword: 'known', toUrl: '/docs', isOncePerTarget: true, maxPerPage: 1, maxPerTarget: 1 }),
  )
  const csv = `Keyword,URL,priority,whole words,kinds,only on,max per page,word forms
queue,/blog/target,70,yes,post product,/blog/target /nowhere,,no
queue,/blog/target,70,yes,post,,,yes
known,/docs,80,yes,,,2,yes
queue,/blog/target,1,yes,,,,no
tags,/x,1,maybe,,,,no
kind,/x,1,yes,page,,,no
…,/x,1,yes,,,,no
"=1+1",/sum,,,,,,
`
  const plan = await planRuleImport(db, parseRuleCsv(csv), origin)
  expect(plan.added.map(({ keyword, priority }) => [keyword, priority])).toEqual([
    ['queue', 70],
    ['=1+1', 50],
  ])
  expect(plan.changed.map(({ keyword, priority }) => [keyword, priority])).toEqual([['known', 80]])
  expect(plan.refused).toEqual([
    { line: 2, keyword: 'queue', reason: 'There is no post, product or landing page at /nowhere.' },
    { line: 5, keyword: 'queue', reason: 'Duplicate of line 3.' },
    { line: 6, keyword: 'tags', reason: 'whole words: enter yes or no, not “maybe”.' },
    { line: 7, keyword: 'kind', reason: 'kinds: “page” is not one of post, product, landing-page.' },
    { line: 8, keyword: '…', reason: expect.any(String) },
  ])
  expect(await listAllRules(db)).toHaveLength(1)
  await importRules(db, testAdmin, plan)
  let lines = ''
  for await (const some of ruleCsvLines(db)) lines += some
  expect(lines).toContain("'=1+1")
  expect(await planRuleImport(db, parseRuleCsv(lines), origin)).toEqual({
    added: [],
    changed: [],
    unchanged: 3,
    refused: [],
  })
})
