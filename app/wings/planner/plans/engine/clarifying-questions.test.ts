import { expect, test } from 'vitest'
import { PRODUCT_TYPES } from '../brief-schema'
import { aBrief, aReading } from '../fixtures'
import { selectClarifyingQuestions } from './clarifying-questions'

const keys = (own: Parameters<typeof aBrief>[0]) => selectClarifyingQuestions(aBrief(own)).map(({ key }) => key)

test.each(PRODUCT_TYPES)('a %s is asked at most five questions', (productType) => {
  const questions = selectClarifyingQuestions(aBrief({ productType, idea: 'Something that nobody has built' }))
  expect(questions.length).toBeLessThanOrEqual(5)
  for (const { options, recommended, why } of questions) {
    expect(options.length).toBeGreaterThan(1)
    expect(options.map(({ key }) => key)).toContain(recommended)
    expect(why).not.toBe('')
  }
})

test('what was answered is not asked again', () => {
  const first = keys({})[0] ?? ''
  expect(first).not.toBe('')
  expect(keys({ answers: [{ question: first, option: 'any' }] })).not.toContain(first)
})

test('what happens at the edges of a wish is asked before anything about the kind of product', () => {
  const asked = selectClarifyingQuestions(aBrief({ idea: 'A diary for the phone' }))
  expect(asked[0]?.key).toMatch(/^wish\/W1\/record\//)
  expect(asked[0]?.question).toContain('“enter a task”')
})

test('two wishes of one kind are asked different things', () => {
  const reading = aReading(['owner [record]: note a cow', 'vet [record]: note a treatment'])
  const [one, other] = selectClarifyingQuestions(aBrief({ reading }))
  expect(one?.key.split('/').at(-1)).not.toBe(other?.key.split('/').at(-1))
})

test('what the idea says is not asked', () => {
  const bare = aReading([])
  const languages = ['Polish', 'English'].map((text) => ({ text, quote: text, start: 0, end: text.length }))
  const reading = { ...bare, limits: { ...bare.limits, languages } }
  expect(keys({ productType: 'game', reading: bare })).toContain('languages')
  expect(keys({ productType: 'game', reading })).not.toContain('languages')
})

test('who must follow the GDPR is not asked about Europe', () => {
  const product = { productType: 'game' as const, capabilities: ['accounts'], reading: aReading([]) }
  expect(keys(product)).toContain('europe')
  expect(keys({ ...product, compliance: ['gdpr'] })).not.toContain('europe')
})
