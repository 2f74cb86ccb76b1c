import { expect, test } from 'vitest'
import { findConflict, hasIntegration } from './engine/compatibility'
import { layerOrder } from './layers'
import { findTechnology, technologies } from './technologies'
import type { Technology } from './technology'

const idsOf = (matches: (technology: Technology) => boolean) => technologies.filter(matches).map(({ id }) => id)
const mentionedBy = ({ requiresOneOfEach = [], runsInside = [], integratesWith, conflictsWith = [] }: Technology) => [
  ...requiresOneOfEach.flat(),
  ...runsInside,
  ...integratesWith,
  ...conflictsWith.map(({ id }) => id),
]

test('the library knows at least 60 technologies, each by one id, and every layer has some', () => {
  expect(technologies.length).toBeGreaterThanOrEqual(60)
  expect(new Set(technologies.map(({ id }) => id)).size).toBe(technologies.length)
  expect(new Set(technologies.map(({ name }) => name)).size).toBe(technologies.length)
  for (const layer of layerOrder)
    expect(idsOf((technology) => technology.layer === layer).length, layer).toBeGreaterThan(1)
})

test('every technology has sources at https addresses and the day of its review', () => {
  const unsourced = ({ sources }: Technology) =>
    sources.length === 0 || sources.some((url) => !URL.canParse(url) || !url.startsWith('https://'))
  expect(idsOf(unsourced)).toEqual([])
  expect(idsOf(({ reviewed }) => reviewed !== '2026-11-21')).toEqual([])
})

test('every score is a whole number from 0 to 10 with a reason in a sentence', () => {
  const wanted = ['community', 'cost', 'integration', 'performance', 'scale', 'security']
  expect(idsOf(({ scores }) => Object.keys(scores).sort().join() !== wanted.join())).toEqual([])
  const careless = ({ scores }: Technology) =>
    Object.values(scores).some(
      ([score, reason]) => !Number.isInteger(score) || score < 0 || score > 10 || !/^[A-Z].+\.$/.test(reason),
    )
  expect(idsOf(careless)).toEqual([])
})

test('every technology says what it is, its licence and what leaving it costs', () => {
  expect(idsOf(({ what, license, exit }) => !what.endsWith('.') || !license || !exit[1].endsWith('.'))).toEqual([])
})

test('costs are bands of whole dollars that never shrink with the scale', () => {
  const wrong = ({ monthlyCost: { small, medium, large } }: Technology) =>
    [...small, ...medium, ...large].some((amount) => !Number.isInteger(amount) || amount < 0) ||
    [small, medium, large].some(([low, high]) => low > high) ||
    small[0] > medium[0] ||
    medium[0] > large[0] ||
    small[1] > medium[1] ||
    medium[1] > large[1]
  expect(idsOf(wrong)).toEqual([])
})

test('a library whose code is yours to run costs nothing unless its maker sells licences', () => {
  const paid = idsOf(({ form, monthlyCost }) => form === 'library' && monthlyCost.large[1] > 0)
  expect(paid.sort()).toEqual(['hangfire', 'oban', 'qt', 'sidekiq', 'unity'])
})

test('a technology mentions only others that are known', () => {
  const unknown = technologies.flatMap((technology) =>
    mentionedBy(technology)
      .filter((id) => !findTechnology(id) || id === technology.id)
      .map((id) => `${technology.id} → ${id}`),
  )
  expect(unknown).toEqual([])
})

test('what a technology stands on is chosen before it', () => {
  const early = technologies.flatMap(({ id, layer, requiresOneOfEach = [], runsInside = [] }) =>
    [...requiresOneOfEach.flat(), ...runsInside]
      .filter((other) => layerOrder.indexOf(findTechnology(other)?.layer ?? layer) >= layerOrder.indexOf(layer))
      .map((other) => `${id} before ${other}`),
  )
  expect(early).toEqual([])
})

test('no two technologies both go together and conflict', () => {
  const torn = technologies.flatMap((one) =>
    technologies
      .filter((other) => hasIntegration(one, other) && findConflict(one, other))
      .map((other) => `${one.id}, ${other.id}`),
  )
  expect(torn).toEqual([])
})

test('only services name regions and assurances: what you run yourself is where you put it', () => {
  expect(idsOf(({ form, facts }) => form !== 'service' && Boolean(facts.regions || facts.assurances))).toEqual([])
  expect(idsOf(({ form, facts }) => form === 'service' && !facts.assurances?.includes('gdpr'))).toEqual([])
})

test('every technology is mature since a year that has been', () => {
  expect(
    idsOf(({ matureSince }) => !Number.isInteger(matureSince) || matureSince < 1970 || matureSince > 2026),
  ).toEqual([])
})
