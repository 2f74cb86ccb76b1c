import { expect, test } from 'vitest'
import { briefSchema, withBriefDefaults } from './brief-schema'
import { aReading } from './fixtures'

const ofLength = (length: number) => 'x'.repeat(length)
const person = { role: 'Maker', skills: [], hoursPerWeek: 40 }
const brief = {
  idea: ofLength(10),
  audience: '',
  productType: 'saas',
  platforms: [],
  capabilities: [],
  team: [person],
  weeks: 1,
  budget: 0,
  compliance: [],
  answers: [],
}

test.for<[field: string, good: unknown[], bad: unknown[]]>([
  ['idea', [ofLength(10), ofLength(200_000)], [ofLength(9), `${ofLength(9)} `, ofLength(200_001)]],
  ['productType', ['saas', null], ['none of these']],
  ['audience', ['', ofLength(500)], [ofLength(501)]],
  ['capabilities', [[ofLength(200)], Array(200).fill('a')], [[ofLength(201)], Array(201).fill('a')]],
  ['team', [[person], Array(50).fill(person)], [[], Array(51).fill(person)]],
  ['weeks', [1, 104], [0, 105, 1.5]],
  ['budget', [0, 1_000_000, null], [-1, 0.5]],
  ['currency', ['EUR', undefined], ['euro', 'E']],
  ['reading', [null, undefined, aReading(['owner: see tasks'])], [{}]],
  ['compliance', [[], ['gdpr']], [['none of these']]],
  [
    'answers',
    [[{ question: ofLength(200), option: ofLength(200) }]],
    [[{ question: ofLength(201), option: '' }], [{ question: '', option: ofLength(201) }], [{ question: '' }]],
  ],
])('what a brief takes as its %s, and what it refuses', ([field, good, bad]) => {
  const isTaken = (value: unknown) => briefSchema.safeParse({ ...brief, [field]: value }).success
  expect(good.map(isTaken)).toEqual(good.map(() => true))
  expect(bad.map(isTaken)).toEqual(bad.map(() => false))
})

test.for<[field: string, good: unknown[], bad: unknown[]]>([
  ['role', ['A', ofLength(80)], ['', ' ', ofLength(81)]],
  ['hoursPerWeek', [1, 80], [0.5, 81]],
])('what a brief takes as the %s of a person, and what it refuses', ([field, good, bad]) => {
  const isTaken = (value: unknown) => briefSchema.safeParse({ ...brief, team: [{ ...person, [field]: value }] }).success
  expect(good.map(isTaken)).toEqual(good.map(() => true))
  expect(bad.map(isTaken)).toEqual(bad.map(() => false))
})

test('a brief from before ideas were read still opens', () => {
  const kept = briefSchema.parse({ ...brief })
  const { reading: _reading, currency: _currency, ...older } = kept
  expect(withBriefDefaults(older)).toEqual({ ...older, reading: null, currency: 'USD' })
})
