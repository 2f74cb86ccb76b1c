import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAiClient } from '~/platform/ai/ai-client.server'
import { readRecording, recordedIdeas, recordingClient, replay } from '~test/ai-recordings'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { MEASURES, measureReading, type ReadingMeasure, sumMeasures } from '~test/measure-reading'
import { briefReadingSchema } from '../../brief/brief-reading-schema'
import { readBrief } from '../../brief/read-brief'
import { KNOWLEDGE_BASE } from '../../knowledge/knowledge-base'
import { findReadingProblems } from './find-reading-problems'
import { createGrounding } from './grounding'
import { readIdea } from './read-idea.server'
import { readingAnswerSchema } from './reading-answer'
import type { ReadingEvent } from './reading-event'

const { wishKinds } = KNOWLEDGE_BASE
const ideas = recordedIdeas().map((one) => ({ ...one, recording: readRecording('plan_idea', one.name) }))
let stand: FakeAiServer
beforeAll(async () => {
  stand = await startFakeAiServer()
})
afterAll(() => stand.stop())

async function read(idea: string, answers: unknown[]) {
  const client = createAiClient({ ...stand.env('good'), AI_TIMEOUT_SECONDS: 30 })
  if (!client) throw new Error('not configured')
  stand.calls.length = 0
  stand.answer = replay(answers)
  const { ai, answers: heard } = recordingClient(client)
  const event = await readIdea(ai, { idea, corrected: null, signal: new AbortController().signal, emit: () => {} })
  if (event.type !== 'read') throw new Error(JSON.stringify(event))
  return { event, heard }
}

const rows: { name: string; rules: ReadingMeasure; measure: ReadingMeasure }[] = []

describe.each(ideas)('recorded answers about $name', ({ name, idea, expected, recording }) => {
  let event: Extract<ReadingEvent, { type: 'read' }>
  let heard: string[]
  beforeAll(async () => {
    ;({ event, heard } = await read(idea, recording.answers))
    const measure = measureReading(idea, event.reading, expected)
    rows.push({ name, rules: measureReading(idea, readBrief(idea, wishKinds), expected), measure })
  })

  test('lead to the outcome that was recorded', () => {
    const { asked, dropped, byRules } = recording.outcome
    const found = event.dropped.map(({ reason }) => reason)
    expect({ asked: heard.length, dropped: found, byRules: event.byRules }, JSON.stringify(details(event))).toEqual({
      asked,
      dropped,
      byRules,
    })
  })

  test('become a brief whose every item cites the idea', () => {
    expect(briefReadingSchema.safeParse(event.reading).error).toBeUndefined()
    const { wishes, exclusions, unknowns, entities, rest, contradictions } = event.reading
    const cited = [
      ...wishes,
      ...exclusions,
      ...unknowns,
      ...entities,
      ...rest,
      ...contradictions.flatMap((one) => one.between),
    ]
    for (const { quote, start, end } of cited) expect(idea.slice(start, end)).toBe(quote)
  })

  test('are found fault with where they are wrong', () => {
    const first = readingAnswerSchema.safeParse(recording.answers[0]).data
    if (!first || !recording.outcome.firstProblems) return
    const rules = readBrief(idea, wishKinds)
    const faults = findReadingProblems(first, { ground: createGrounding(idea, rules.language), rules })
    expect(new Set(faults.map(({ reason }) => reason))).toEqual(new Set(recording.outcome.firstProblems))
  })
})

/** Shown where the outcome is another one. */
const details = ({ dropped, reading }: Extract<ReadingEvent, { type: 'read' }>) => ({
  said: dropped.map(({ said }) => said),
  added: [...reading.wishes, ...reading.exclusions].filter(({ by }) => by === 'rule').map(({ quote }) => quote),
})

test('with a model nearly everything is read, in languages of the rules and in others', () => {
  const sum = (of: 'rules' | 'measure') => sumMeasures(rows.map((row) => row[of]))
  const line = (name: string, of: ReturnType<typeof sum>) =>
    [name, ...MEASURES.map((key) => `${key} ${of[key].found}/${of[key].of}`)].join('  ')
  console.log(
    [
      ...rows.map(({ name, rules, measure }) => `${line(name, measure)}  (rules: ${line('', rules)})`),
      line('all by rules', sum('rules')),
      line('all by model', sum('measure')),
      ...rows.flatMap(({ name, measure }) => measure.missed.map((missed) => `${name}: ${missed}`)),
    ].join('\n'),
  )
  const { wishes, exclusions, limits, spurious } = sum('measure')
  expect(wishes.found / wishes.of).toBeGreaterThanOrEqual(0.95)
  expect(exclusions.found / exclusions.of).toBeGreaterThanOrEqual(0.95)
  expect(limits.found / limits.of).toBeGreaterThanOrEqual(0.95)
  expect(spurious.found / spurious.of).toBeLessThanOrEqual(0.12)
})

test('what a model answers is recorded as it came, and replaying it gives the same brief', async () => {
  const [one] = ideas
  if (!one) throw new Error('an idea is needed')
  const { event, heard } = await read(one.idea, one.recording.answers)
  expect(heard.map((text) => JSON.parse(text))).toEqual(one.recording.answers)
  expect((await read(one.idea, heard)).event.reading).toEqual(event.reading)
})
