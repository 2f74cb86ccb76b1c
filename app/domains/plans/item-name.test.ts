import { expect, test } from 'vitest'
import { makePlan } from './engine/make-plan'
import { TEN_IDEAS } from './fixtures'
import { nameOf } from './item-name'
import { itemsOf } from './plan'

test('every item of a plan has a name, but waves and sprints, which have a number', () => {
  const { waves, sprints, ...plan } = makePlan(TEN_IDEAS.marketplace, { today: '2026-03-02' })
  const nameless = itemsOf({ ...plan, waves: [], sprints: [] }).filter((item) => nameOf(item) === '')
  expect(nameless).toEqual([])
  expect([...waves, ...sprints].map(nameOf).join('')).toBe('')
})

test('an empty title names nothing', () => {
  expect(nameOf({ title: '', name: 'Owner' })).toBe('Owner')
})
