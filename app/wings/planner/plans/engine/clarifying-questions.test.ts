import { expect, test } from 'vitest'
import { PRODUCT_TYPES } from '../brief-schema'
import { aBrief } from '../fixtures'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { selectClarifyingQuestions } from './clarifying-questions'

const keys = (own: Parameters<typeof aBrief>[0]) => selectClarifyingQuestions(aBrief(own)).map(({ key }) => key)

test.each(PRODUCT_TYPES)('a %s is asked at most five questions, the most valuable first', (productType) => {
  const questions = selectClarifyingQuestions(aBrief({ productType, idea: 'Something that nobody has built' }))
  expect(questions.length).toBeLessThanOrEqual(5)
  const worths = questions.map(
    ({ key }) => KNOWLEDGE_BASE.questions.find((question) => question.key === key)?.worth ?? 0,
  )
  expect(worths).toEqual(worths.toSorted((a, b) => b - a))
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

test('what the idea says or refuses is not asked', () => {
  const asked = keys({ productType: 'mobile-app', platforms: ['ios'], idea: 'A diary for the phone' })
  expect(asked).toEqual(expect.arrayContaining(['money', 'offline']))
  const settled = keys({ productType: 'mobile-app', platforms: ['ios'], idea: 'A diary, offline, without payments' })
  expect(settled).not.toContain('money')
  expect(settled).not.toContain('offline')
})

test('who must follow the GDPR is not asked about Europe', () => {
  const idea = 'A diary with accounts'
  expect(keys({ productType: 'game', idea })).toContain('europe')
  expect(keys({ productType: 'game', idea, compliance: ['gdpr'] })).not.toContain('europe')
})
