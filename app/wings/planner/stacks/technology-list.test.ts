import { expect, test } from 'vitest'
import { scoreTeamFit } from './engine/team-fit'
import { someStackNeeds } from './fixtures'
import { foundationLayers } from './layers'
import { technologies } from './technologies'
import { listKnownSkills, searchTechnologies } from './technology-list'

const names = (filter: Parameters<typeof searchTechnologies>[0]) => searchTechnologies(filter).map(({ name }) => name)

test('technologies are found by words of their name, description and what helps to know', () => {
  expect(names({})).toHaveLength(technologies.length)
  expect(names({ q: 'DJANGO own sign-in' })).toEqual(['Django’s own sign-in'])
  expect(names({ q: 'rails', layer: 'jobs' }).length).toBeGreaterThan(0)
  expect(searchTechnologies({ layer: 'database', form: 'service' }).every(({ form }) => form === 'service')).toBe(true)
  expect(names({ q: 'no such thing at all' })).toEqual([])
})

test('each thing that a team may say it knows makes some technology fit it better', () => {
  const helps = (skill: string) =>
    technologies.some(
      (technology) => scoreTeamFit(technology, someStackNeeds({ team: { size: 9, knows: [skill] } })).score >= 8,
    )
  expect(listKnownSkills().filter((skill) => !helps(skill))).toEqual([])
  const unknown = technologies.filter(
    ({ layer, name }) => foundationLayers.includes(layer) && !listKnownSkills().includes(name.toLowerCase()),
  )
  expect(unknown).toEqual([])
})
