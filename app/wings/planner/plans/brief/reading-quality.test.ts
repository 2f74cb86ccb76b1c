import { describe, expect, test } from 'vitest'
import { MEASURES, measureReading, type ReadingMeasure, type Share, sumMeasures } from '~test/measure-reading'
import { longIdeas, nonsenseTexts, shortIdeas, typedTexts } from '~test/reading-examples'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { briefReadingSchema, PLAN_LANGUAGES } from './brief-reading-schema'
import { isEmptyReading, questionsForUnclearIdea, readBrief } from './read-brief'

const { wishKinds } = KNOWLEDGE_BASE
const examples = [...longIdeas(), ...shortIdeas()]
const measured = examples.map(({ name, idea, expected }) => {
  const reading = readBrief(idea, wishKinds)
  return { name, idea, reading, measure: measureReading(idea, reading, expected) }
})
const share = ({ found, of }: Share) => (of === 0 ? 1 : found / of)

test('of the wishes, exclusions, limits and contradictions of all ideas nearly all are found, and little else', () => {
  const sum = sumMeasures(measured.map(({ measure }) => measure))
  console.log(tableOf([...measured, { name: 'all', measure: { ...sum, missed: [] } }]))
  expect(share(sum.wishes)).toBeGreaterThanOrEqual(0.95)
  expect(share(sum.exclusions)).toBeGreaterThanOrEqual(0.95)
  expect(share(sum.limits)).toBeGreaterThanOrEqual(0.95)
  expect(share(sum.contradictions)).toBeGreaterThanOrEqual(0.9)
  expect(share(sum.spurious)).toBeLessThanOrEqual(0.12)
})

test('most wishes of every single idea are found', () => {
  for (const { name, measure } of measured) expect(share(measure.wishes), name).toBeGreaterThanOrEqual(0.8)
})

test('each wish, exclusion, question and passage carries the words it came from, verbatim', () => {
  for (const { name, idea, reading } of measured) {
    expect(briefReadingSchema.safeParse(reading).error, name).toBeUndefined()
    const { wishes, exclusions, unknowns, entities, rest } = reading
    for (const { quote, start, end } of [...wishes, ...exclusions, ...unknowns, ...entities, ...rest])
      expect(idea.slice(start, end), name).toBe(quote)
  }
})

describe.each(nonsenseTexts().map((text) => [text.trim().slice(0, 40), text]))('“%s”', (_, text) => {
  test('gives no wishes', () => {
    expect(isEmptyReading(readBrief(text, wishKinds))).toBe(true)
  })
})

test('of ideas that are typed in a sentence most are understood, and hardly a text that only speaks of products', () => {
  const { ideas, others } = typedTexts()
  const understood = (texts: string[]) => texts.filter((text) => !isEmptyReading(readBrief(text, wishKinds))).length
  expect(understood(ideas)).toBeGreaterThanOrEqual(19)
  expect(understood(others)).toBeLessThanOrEqual(1)
})

test('where nothing is understood, the same questions stand in each language', () => {
  const counts = PLAN_LANGUAGES.map((language) => questionsForUnclearIdea(language).length)
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeGreaterThan(4)
})

function tableOf(rows: { name: string; measure: ReadingMeasure }[]) {
  const columns = ['idea', ...MEASURES]
  const lines = rows.map(({ name, measure }) => [
    name,
    ...MEASURES.map((key) => `${measure[key].found}/${measure[key].of}`),
  ])
  return [columns, ...lines].map((cells) => cells.map((cell, at) => cell.padEnd(at ? 15 : 32)).join('')).join('\n')
}
