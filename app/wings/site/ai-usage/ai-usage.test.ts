import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { consumeAiQuota, recordAiUsage } from './commands.server'
import { findAiUsageForPlan } from './queries.server'

const model = { provider: 'OpenAI', model: 'gpt-5.4-mini' }

test('what the AI was asked about a plan adds up, for each person', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const plan = await aStoredPlan(db, mara)
  const asked = { userId: mara.id, blueprintId: plan, purpose: 'plan:summary' }
  await recordAiUsage(db, model, { ...asked, inputTokens: 100, outputTokens: 20, costMicros: 165 })
  await recordAiUsage(db, model, { ...asked, inputTokens: 50, outputTokens: 10, costMicros: 83 })
  expect(await findAiUsageForPlan(db, mara.id, plan)).toEqual({ inputTokens: 150, outputTokens: 30, costMicros: 248 })
  expect(await findAiUsageForPlan(db, ben.id, plan)).toEqual({ inputTokens: 0, outputTokens: 0, costMicros: 0 })
})

test('one answer without a price makes the sum unknown, and nothing asked is nothing kept', async ({ db }) => {
  const mara = await aProfile(db)
  const plan = await aStoredPlan(db, mara)
  const asked = { userId: mara.id, blueprintId: plan, purpose: 'plan:risks' }
  await recordAiUsage(db, model, { ...asked, inputTokens: 100, outputTokens: 20, costMicros: 165 })
  await recordAiUsage(db, model, { ...asked, inputTokens: 100, outputTokens: 20, costMicros: null })
  await recordAiUsage(db, model, { ...asked, inputTokens: 0, outputTokens: 0, costMicros: null })
  expect(await findAiUsageForPlan(db, mara.id, plan)).toEqual({ inputTokens: 200, outputTokens: 40, costMicros: null })
  expect(await db.selectFrom('aiUsage').select('id').execute()).toHaveLength(2)
})

test('the AI can be asked 60 times an hour and 300 times a day by each person', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour))
  for (let hour = 0; hour < 5; hour++) {
    for (let count = 0; count < 60; count++) await consumeAiQuota(db, mara.id, at(hour))
    if (hour === 0)
      await expect(consumeAiQuota(db, mara.id, at(0))).rejects.toThrow(
        'You have reached the limit of 60 AI requests per hour.',
      )
  }
  await expect(consumeAiQuota(db, mara.id, at(6))).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('300 AI requests per day'),
  })
  await consumeAiQuota(db, ben.id, at(0))
})
