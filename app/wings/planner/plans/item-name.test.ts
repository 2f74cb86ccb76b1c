import { expect, test } from 'vitest'
import { makePlan } from './engine/make-plan'
import { SAMPLE_BRIEFS } from './fixtures'
import { getItemName } from './item-name'
import { getPlanItems } from './plan'

test('every item of a plan has a name, but waves and sprints, which have a number', () => {
  const { waves, sprints, ...plan } = makePlan(SAMPLE_BRIEFS.marketplace, { today: '2026-03-02' })
  const nameless = getPlanItems({ ...plan, waves: [], sprints: [] }).filter((item) => getItemName(item) === '')
  expect(nameless).toEqual([])
  expect([...waves, ...sprints].map(getItemName).join('')).toBe('')
})

test('an empty title names nothing', () => {
  expect(getItemName({ title: '', name: 'Owner' })).toBe('Owner')
})
