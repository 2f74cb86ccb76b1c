import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ExpectedReading } from './measure-reading'

const FOLDER = path.join(process.cwd(), 'tests/plans')

export interface ReadingExample {
  name: string
  idea: string
  expected: ExpectedReading
}

const limits = z.object({
  weeks: z.number().optional(),
  budget: z.object({ amount: z.number(), currency: z.string().optional() }).optional(),
  team: z.array(z.object({ people: z.number().optional(), hoursPerWeek: z.number().optional() })).optional(),
})
const quoted = z.array(z.object({ quote: z.string() }))
const longIdea = z.object({
  idea: z.string(),
  wishes: quoted,
  exclusions: quoted,
  limits,
  contradictions: z.array(z.unknown()),
})
const quotes = z.array(z.string())
const shortIdea = z.object({
  idea: z.string(),
  wishes: quotes,
  exclusions: quotes.default([]),
  limits: limits.default({}),
  contradictions: z.number().default(0),
})

const read = (file: string) => parse(readFileSync(path.join(FOLDER, file), 'utf8'))
const quotesOf = (passages: z.output<typeof quoted>) => passages.map(({ quote }) => quote)

/** The thirty ideas of tests/plans/ideas; what else in them asks for something stands in reading/further-wishes.yaml. */
export function longIdeas(): ReadingExample[] {
  const furtherWishes = z.record(z.string(), quotes).parse(read('reading/further-wishes.yaml'))
  return globSync('ideas/[0-9]*.yaml', { cwd: FOLDER })
    .sort()
    .map((file) => {
      const name = path.basename(file, '.yaml')
      const { idea, wishes, exclusions, limits, contradictions } = longIdea.parse(read(file))
      const expected = {
        wishes: quotesOf(wishes),
        exclusions: quotesOf(exclusions),
        limits,
        contradictions: contradictions.length,
        furtherWishes: furtherWishes[name] ?? [],
      }
      return { name, idea, expected }
    })
}

/** Twelve short ideas from other trades, three in each language. */
export const shortIdeas = (): ReadingExample[] =>
  z
    .array(shortIdea)
    .parse(read('reading/short-ideas.yaml'))
    .map(({ idea, ...expected }, at) => ({
      name: `short ${at + 1}`,
      idea,
      expected: { ...expected, furtherWishes: [] },
    }))

/** Texts that are no ideas of products. */
export const nonsenseTexts = (): string[] =>
  ['ideas/nonsense.yaml', 'reading/more-nonsense.yaml'].flatMap((file) => quotes.parse(read(file)))

/** One or two sentences as they are typed into a box: ideas of products, and texts that only speak of products. */
export const typedTexts = () => z.object({ ideas: quotes, others: quotes }).parse(read('reading/typed-texts.yaml'))
