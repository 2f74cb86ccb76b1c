import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PartNews } from '~/domains/plans/ai/proposal'
import { aUser, type SignedInUser } from '../support/account'
import { anAnswerFor, newRisk } from '../support/ai-plan-answers'
import { type AiScenario, type AiStandIn, startAiStandIn } from '../support/ai-stand-in'
import { ask } from '../support/http'
import { aPlanOf, type PlannerSite, startPlannerSite } from '../support/planner-site'

let stand: AiStandIn
let planner: PlannerSite
let ada: SignedInUser
let plan: string

beforeAll(async () => {
  stand = await startAiStandIn(anAnswerFor)
  planner = await startPlannerSite(['ada@harbor.test', 'eve@harbor.test'], {
    ...stand.env('gpt-5.4-mini'),
    AI_TIMEOUT_SECONDS: '0.5',
  })
  ada = planner.people[0] ?? expect.fail()
  plan = await aPlanOf(ada)
})
afterAll(async () => {
  await planner?.stop()
  await stand?.stop()
})
beforeEach(() => {
  stand.calls.length = 0
  stand.scenario = 'good'
})
