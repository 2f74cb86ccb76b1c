import { aPerson } from '~/domains/accounts/fixtures'
import { aStoredPlan } from '~/domains/plans/stored-fixtures'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { expect, test } from '../../../tests/support/test'
import { agentTools } from './agent-server.server'
import { MOST_TOKENS } from './agent-token'
import { endToken, issueToken, rememberUse } from './commands.server'
import { TokenMissing, TooManyTokens } from './errors'
import { findAgent, listTokensOf } from './queries.server'
import type { ToolAnswer } from './tools/tool.server'

test('a token opens the account of its person until it is ended, and the database knows its hash only', async ({
  db,
}) => {
  const mara = await aPerson(db)
  const { id, token } = await issueToken(db, mara.id, 'Robin')
  expect(await findAgent(db, token)).toEqual({ tokenId: id, name: 'Robin', person: mara })
  const [row] = await db.selectFrom('agentTokens').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(token)
  expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
  await endToken(db, mara.id, id)
  expect(await findAgent(db, token)).toBeUndefined()
})

test('somebody else’s token is neither seen nor ended', async ({ db }) => {
  const [mara, ben] = [await aPerson(db), await aPerson(db)]
  const { id, token } = await issueToken(db, mara.id, 'Robin')
  expect(await listTokensOf(db, ben.id)).toEqual([])
  for (const wrong of [id, 'no id', '00000000-0000-4000-8000-000000000000'])
    await expect(endToken(db, ben.id, wrong)).rejects.toThrow(TokenMissing)
  expect(await findAgent(db, token)).toBeDefined()
})

test('twenty tokens are the most', async ({ db }) => {
  const mara = await aPerson(db)
  for (let made = 0; made < MOST_TOKENS; made++) await issueToken(db, mara.id, `Robin ${made}`)
  await expect(issueToken(db, mara.id, 'One more')).rejects.toThrow(TooManyTokens)
})

test('the last use is remembered, to the minute', async ({ db }) => {
  const mara = await aPerson(db)
  const { id } = await issueToken(db, mara.id, 'Robin')
  const usedAt = async () => (await listTokensOf(db, mara.id))[0]?.lastUsedAt
  expect(await usedAt()).toBeNull()
  await rememberUse(db, id, new Date('2026-03-01T10:00:00Z'))
  await rememberUse(db, id, new Date('2026-03-01T10:00:30Z'))
  expect(await usedAt()).toEqual(new Date('2026-03-01T10:00:00Z'))
  await rememberUse(db, id, new Date('2026-03-01T10:02:00Z'))
  expect(await usedAt()).toEqual(new Date('2026-03-01T10:02:00Z'))
})

interface Worker {
  id: string
  email: string
}

function working(db: Database, person: Worker) {
  return async (name: string, input: Record<string, unknown> = {}): Promise<ToolAnswer> => {
    const tool = agentTools.find((one) => one.name === name)
    if (!tool) throw new Error(`There is no tool ${name}.`)
    return tool.run({ db, agent: { tokenId: '', name: 'Robin', person } }, tool.input.parse(input))
  }
}

const changing = agentTools.filter(({ isReading }) => !isReading).map(({ name }) => name)
const input = (plan: string) => ({ plan, id: 'T-1', text: 'Hello', words: 'a' })

test('whose program asks for a plan has opened it, as on the screens; a stranger’s plan is not joined', async ({
  db,
}) => {
  const [mara, ben, eva] = [await aPerson(db), await aPerson(db), await aPerson(db)]
  const plan = await aStoredPlan(db, mara)
  await db.insertInto('blueprintMembers').values({ blueprintId: plan, email: ben.email, role: 'reader' }).execute()
  const joined = () => db.selectFrom('blueprintMembers').select(['email', 'joinedAt']).execute()
  await expect(working(db, eva)('plan', { plan })).rejects.toMatchObject({ status: 404 })
  expect(await joined()).toEqual([{ email: ben.email, joinedAt: null }])
  await working(db, ben)('plan', { plan })
  expect(await joined()).toEqual([{ email: ben.email, joinedAt: expect.any(Date) }])
})

test('who may only read a plan reads it through a program, and changes nothing', async ({ db }) => {
  const [mara, ben] = [await aPerson(db), await aPerson(db)]
  const plan = await aStoredPlan(db, mara)
  await db.insertInto('blueprintMembers').values({ blueprintId: plan, email: ben.email, role: 'reader' }).execute()
  const use = working(db, ben)
  const reading = agentTools.filter(({ isReading }) => isReading)
  for (const { name } of reading) expect((await use(name, input(plan))).data).toMatchObject({ plan })
  expect(changing).toEqual(['start', 'done', 'note'])
  for (const name of changing) await expect(use(name, input(plan))).rejects.toMatchObject({ status: 403 })
  expect(await db.selectFrom('taskNotes').selectAll().execute()).toEqual([])
})

test('the only plan needs no name; of several, one has to be named', async ({ db }) => {
  const mara = await aPerson(db)
  const use = working(db, mara)
  await expect(use('board')).rejects.toThrow('There is no plan yet. Make one on the website first.')
  const first = await aStoredPlan(db, mara)
  expect((await use('board')).data).toMatchObject({ plan: first })
  const second = await aStoredPlan(db, mara, 'game')
  const refusal = await use('board').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DomainError)
  expect(String(refusal)).toContain(`${first} (The internal-tool)`)
  expect((await use('board', { plan: second })).data).toMatchObject({ plan: second })
})

test('every part of a plan can be read, without what only the planner needs', async ({ db }) => {
  const mara = await aPerson(db)
  await aStoredPlan(db, mara, 'marketplace')
  const use = working(db, mara)
  const { parts } = (await use('plan')).data
  expect(parts).toContain('backlog')
  for (const part of parts as string[]) {
    const { text } = await use('plan', { part })
    expect(text).not.toMatch(/"origin"|"key"/)
  }
})

test('a plan is done task by task until nothing is open, and never out of order', async ({ db }) => {
  const mara = await aPerson(db)
  const use = working(db, mara)
  await aStoredPlan(db, mara, 'browser-extension')
  const finished: string[] = []
  for (let next = await use('next_task'); next.data.id; next = await use('next_task')) {
    const id = String(next.data.id)
    expect(finished).not.toContain(id)
    await use('start', { id })
    await use('done', { id })
    finished.push(id)
  }
  const { plan } = (await db.selectFrom('blueprints').select('plan').executeTakeFirstOrThrow()) as unknown as {
    plan: { tasks: { id: string; dependsOn: string[] }[] }
  }
  expect(finished.length).toBe(plan.tasks.length)
  for (const { id, dependsOn } of plan.tasks)
    for (const before of dependsOn) expect(finished.indexOf(before)).toBeLessThan(finished.indexOf(id))
})
