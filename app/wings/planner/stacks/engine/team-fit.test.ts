import { expect, test } from 'vitest'
import { someStackNeeds } from '../fixtures'
import { findTechnology } from '../technologies'
import { scoreScaleFit } from './scale-fit'
import { scoreTeamFit } from './team-fit'

function fitOf(id: string, size: number, knows: string[]) {
  const technology = findTechnology(id)
  if (!technology) throw new Error(`Nothing is known of ${id}.`)
  return scoreTeamFit(technology, someStackNeeds({ team: { size, knows } }))
}

test('what the team knows fits best, then what is near, and what is new fits least', () => {
  expect(fitOf('django', 5, ['django'])).toEqual({ score: 10, reason: 'The team knows Django.' })
  expect(fitOf('django', 5, ['python'])).toEqual({ score: 8, reason: 'The team knows python, which helps here.' })
  expect(fitOf('django', 5, [])).toMatchObject({ score: 6 })
  expect(fitOf('django', 5, ['php'])).toEqual({ score: 2, reason: 'It is new to the team.' })
})

test('a team that names no database is not taken to know none', () => {
  expect(fitOf('neon', 5, ['php'])).toMatchObject({ score: 6 })
})

test('a server is a burden for a small team, a service is not', () => {
  expect(fitOf('valkey', 4, []).score - fitOf('valkey', 3, []).score).toBe(2)
  expect(fitOf('valkey', 1, []).reason).toContain('One person has to run it.')
  expect(fitOf('upstash', 1, []).score).toBe(fitOf('upstash', 10, []).score)
})

test('more room for growth than the needs ask for brings no points', () => {
  const scoreAt = (id: string, usersADay: number) => {
    const technology = findTechnology(id)
    return technology && scoreScaleFit(technology, someStackNeeds({ usersADay })).score
  }
  expect(scoreAt('kubernetes', 100)).toBe(scoreAt('render', 100))
  expect(scoreAt('kubernetes', 100_000)).toBeGreaterThan(scoreAt('render', 100_000) ?? 10)
  expect(scoreAt('sqlite', 100)).toBe(5)
})
