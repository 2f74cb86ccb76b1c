import { type AiClient, createAiClient } from '~/platform/ai/ai-client.server'
import { readEnvironment } from '~/platform/env/env.server'
import { fillWishes } from '~/wings/planner/plans/ai/fills/fill-wishes.server'
import { readIdea } from '~/wings/planner/plans/ai/reading/read-idea.server'
import type { BriefReading } from '~/wings/planner/plans/brief/brief-reading-schema'
import { draftToPlan } from '~/wings/planner/plans/drafts/draft-to-plan'
import { createEmptyDraft } from '~/wings/planner/plans/drafts/plan-draft'
import { recordedIdeas, recordingClient, writeRecording } from './ai-recordings'

const { signal } = new AbortController()

/** Asks the model of the environment about every recorded idea, and keeps its answers in place of those that are there. */
export async function recordAiAnswers(source: Record<string, string | undefined>, today = new Date()) {
  const client = createAiClient(readEnvironment(source))
  if (!client) throw new Error('Set AI_PROVIDER, AI_API_KEY and AI_MODEL.')
  const recordedFrom = `${client.provider}, ${client.model}, ${today.toISOString().slice(0, 10)}`
  for (const { name, idea } of recordedIdeas()) {
    const reading = await recordReading(client, { name, idea, recordedFrom })
    if (reading && reading.wishes.length > 0) await recordFills(client, { name, idea, recordedFrom }, reading)
  }
}

interface Recorded {
  name: string
  idea: string
  recordedFrom: string
}

async function recordReading(client: AiClient, { name, idea, recordedFrom }: Recorded) {
  const { ai, answers } = recordingClient(client)
  const event = await readIdea(ai, { idea, corrected: null, signal, emit: () => {} })
  if (event.type !== 'read') return void console.log(`${name}: ${event.type === 'failed' ? event.message : event.type}`)
  const { reading, byRules } = event
  const dropped = event.dropped.map(({ reason }) => reason)
  console.log(`${name}: ${reading.wishes.length} wishes, asked ${answers.length} times, left out ${dropped.length}`)
  writeRecording('plan_idea', name, { recordedFrom, outcome: { asked: answers.length, dropped, byRules }, answers })
  return reading
}

async function recordFills(client: AiClient, { name, idea, recordedFrom }: Recorded, reading: BriefReading) {
  const { plan, brief } = draftToPlan({ ...createEmptyDraft(idea), reading }, recordedFrom.slice(-10))
  const { ai, answers } = recordingClient(client)
  const event = await fillWishes(ai, { plan, brief, signal, emit: () => {} })
  if (event.type !== 'proposed') return console.log(`${name}: ${event.type === 'failed' ? event.message : event.type}`)
  const filled = new Set(event.proposal.answer.fills.map(({ wish }) => wish))
  const leftOut = plan.coverage.map(({ wish }) => wish).filter((wish) => !filled.has(wish))
  console.log(`${name}: ${filled.size} wishes filled, ${event.note}`)
  writeRecording('plan_wishes', name, { recordedFrom, outcome: { asked: answers.length, leftOut }, answers })
}
