import { createAiClient } from '~/platform/ai/ai-client.server'
import { readEnvironment } from '~/platform/env/env.server'
import { readIdea } from '~/wings/planner/plans/ai/reading/read-idea.server'
import { recordedIdeas, recordingClient, writeRecording } from './ai-recordings'

/** Has the model of the environment read every recorded idea, and keeps its answers in place of those that are there. */
export async function recordReadings(source: Record<string, string | undefined>, today = new Date()) {
  const client = createAiClient(readEnvironment(source))
  if (!client) throw new Error('Set AI_PROVIDER, AI_API_KEY and AI_MODEL.')
  for (const { name, idea } of recordedIdeas()) {
    const { ai, answers } = recordingClient(client)
    const event = await readIdea(ai, { idea, corrected: null, signal: new AbortController().signal, emit: () => {} })
    console.log(`${name}: ${event.type === 'failed' ? event.message : `${answers.length} answers, ${event.type}`}`)
    if (event.type !== 'read') continue
    const dropped = event.dropped.map(({ reason }) => reason)
    writeRecording('plan_idea', name, {
      recordedFrom: `${ai.provider}, ${ai.model}, ${today.toISOString().slice(0, 10)}`,
      outcome: { asked: answers.length, dropped, byRules: event.byRules },
      answers,
    })
  }
}
