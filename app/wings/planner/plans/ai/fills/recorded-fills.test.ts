import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAiClient } from '~/platform/ai/ai-client.server'
import { readRecording, recordedFills, recordedIdeas, recordingClient, replay } from '~test/ai-recordings'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import type { PlanContent } from '../../commands.server'
import { draftToPlan } from '../../drafts/draft-to-plan'
import { createEmptyDraft } from '../../drafts/plan-draft'
import { lintPlan } from '../../engine/lint-plan'
import { applyProposal } from '../apply-proposal'
import type { PartEvent, WishesProposal } from '../proposal'
import { readIdea } from '../reading/read-idea.server'
import { fillWishes } from './fill-wishes.server'
import { fillsAnswerSchema } from './fills-answer'
import { findFillProblems } from './find-fill-problems'

const filled = recordedFills()
const ideas = recordedIdeas().filter(({ name }) => filled.includes(name))
const signal = new AbortController().signal
let stand: FakeAiServer
beforeAll(async () => {
  stand = await startFakeAiServer()
})
afterAll(() => stand.stop())

function client(answers: unknown[]) {
  const ai = createAiClient({ ...stand.env('good'), AI_TIMEOUT_SECONDS: 30 })
  if (!ai) throw new Error('not configured')
  stand.answer = replay(answers)
  return recordingClient(ai)
}

describe.each(ideas)('recorded fills of $name', ({ name, idea }) => {
  const recording = readRecording('plan_wishes', name)
  let content: PlanContent
  let event: PartEvent<WishesProposal>
  let asked = 0
  beforeAll(async () => {
    const reader = client(readRecording('plan_idea', name).answers)
    const read = await readIdea(reader.ai, { idea, corrected: null, signal, emit: () => {} })
    if (read.type !== 'read') throw new Error(JSON.stringify(read))
    content = draftToPlan({ ...createEmptyDraft(idea), reading: read.reading }, '2026-03-02')
    const { ai, answers } = client(recording.answers)
    event = await fillWishes(ai, { plan: content.plan, brief: content.brief, signal, emit: () => {} })
    asked = answers.length
  })

  test('are proposed once, without what is wrong twice', () => {
    if (event.type !== 'proposed') throw new Error(JSON.stringify(event))
    expect(asked).toBe(recording.outcome.asked)
    for (const wish of recording.outcome.leftOut ?? []) expect(event.note).toContain(`${wish}: `)
    if (recording.outcome.leftOut?.length === 0) expect(event.note).toBe('')
  })

  test('give every wish a story, tasks with hours and criteria of its own', () => {
    if (event.type !== 'proposed') throw new Error(JSON.stringify(event))
    const { plan, brief } = content
    const after = applyProposal(plan, { wishes: event.proposal }, { model: 'a-model', brief })
    expect([after.outdatedTopics, lintPlan(after.plan)]).toEqual([[], []])
    const byModel = after.plan.requirements.filter(({ origin }) => origin.by === 'ai')
    const leftOut = recording.outcome.leftOut ?? []
    expect(byModel.length).toBe(plan.coverage.length - leftOut.length)
    expect(after.plan.coverage.filter(({ leftOut, taskIds }) => leftOut !== null || taskIds.length === 0)).toEqual([])
  })

  test('are found fault with where they are wrong', () => {
    const first = fillsAnswerSchema.parse(recording.answers[0])
    const wishes = findFillProblems(first, content).map(({ wish }) => wish ?? '')
    expect([...new Set(wishes)].sort()).toEqual(recording.outcome.firstProblems)
  })
})
