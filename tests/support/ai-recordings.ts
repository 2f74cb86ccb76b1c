import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type LanguageModel, wrapLanguageModel } from 'ai'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import type { AiClient } from '~/platform/ai/ai-client.server'
import type { ExpectedReading } from './measure-reading'

/*
 * Recorded answers of models, so that prompts and checks are judged again without one: tests/plans/ai/README.md.
 */
const FOLDER = path.join(process.cwd(), 'tests/plans/ai')
const placeOf = (question: string, name: string) => path.join(FOLDER, 'answers', question, `${name}.yaml`)

/** What the checks made of the answers when they were recorded. */
const outcomeSchema = z.object({
  asked: z.number(),
  /** Of a reading: why items were left out, and how many the rules added. */
  dropped: z.array(z.string()).default([]),
  byRules: z.number().default(0),
  /** Of fills: the wishes that stay as the rules filled them. */
  leftOut: z.array(z.string()).optional(),
  /** What must be found wrong with the first answer, where it is known to be wrong: kinds of faults, or wishes. */
  firstProblems: z.array(z.string()).optional(),
})
const recordingSchema = z.object({
  /** "written by hand", or the provider, the model and the day. */
  recordedFrom: z.string(),
  outcome: outcomeSchema,
  /** In the order of the questions: the text that came, or the JSON that it held. */
  answers: z.array(z.unknown()).min(1),
})

export type Recording = z.input<typeof recordingSchema>

const texts = z.array(z.string())
const ideaSchema = z.object({
  idea: z.string(),
  wishes: texts,
  exclusions: texts,
  limits: z.custom<ExpectedReading['limits']>(),
})

/** The ideas that are asked about, with what a careful reader takes from them. */
export const recordedIdeas = () =>
  globSync('ideas/*.yaml', { cwd: FOLDER })
    .sort()
    .map((file) => {
      const { idea, ...expected } = ideaSchema.parse(parse(readFileSync(path.join(FOLDER, file), 'utf8')))
      return {
        name: path.basename(file, '.yaml'),
        idea,
        expected: { ...expected, contradictions: 0, furtherWishes: [] },
      }
    })

/** The names of the ideas whose wishes a model filled. */
export const recordedFills = () =>
  globSync('answers/plan_wishes/*.yaml', { cwd: FOLDER }).map((file) => path.basename(file, '.yaml'))

export const readRecording = (question: 'plan_idea' | 'plan_wishes', name: string) =>
  recordingSchema.parse(parse(readFileSync(placeOf(question, name), 'utf8')))

export function writeRecording(question: 'plan_idea' | 'plan_wishes', name: string, recording: Recording) {
  const file = placeOf(question, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, stringify(recording, { lineWidth: 0 }))
}

/** Gives recorded answers in turn, whatever is asked; the last one again and again. */
export function replay(answers: unknown[]) {
  let next = 0
  return () => answers[Math.min(next++, answers.length - 1)]
}

/** The client, and the text of each answer that has come through it. Works with every provider. */
export function recordingClient(ai: AiClient) {
  const answers: string[] = []
  const record = (model: LanguageModel) =>
    typeof model === 'string' ? model : wrapLanguageModel({ model, middleware: { wrapStream: recordStream(answers) } })
  return { ai: { ...ai, languageModels: ai.languageModels.map(record) }, answers }
}

type WrapStream = NonNullable<
  Exclude<Parameters<typeof wrapLanguageModel>[0]['middleware'], readonly unknown[]>['wrapStream']
>

function recordStream(answers: string[]): WrapStream {
  return async ({ doStream }) => {
    const { stream, ...rest } = await doStream()
    let text = ''
    const heard: typeof stream = stream.pipeThrough(
      new TransformStream({
        transform(part, controller) {
          if (part.type === 'text-delta') text += part.delta
          controller.enqueue(part)
        },
        flush: () => void answers.push(text),
      }),
    )
    return { stream: heard, ...rest }
  }
}
