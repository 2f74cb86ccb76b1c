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
  dropped: z.array(z.string()),
  byRules: z.number(),
  /** Kinds of faults that must be found in the first answer, where it is known to be wrong. */
  firstFaults: z.array(z.string()).optional(),
})
const recordingSchema = z.object({
  /** "written by hand", or the provider, the model and the day. */
  recordedFrom: z.string(),
  outcome: outcomeSchema,
  /** In the order of the questions: the text that came, or the JSON that it held. */
  answers: z.array(z.unknown()).min(1),
})

export type Recording = z.infer<typeof recordingSchema>

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

export const readRecording = (question: string, name: string): Recording =>
  recordingSchema.parse(parse(readFileSync(placeOf(question, name), 'utf8')))

export function writeRecording(question: string, name: string, recording: Recording) {
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
