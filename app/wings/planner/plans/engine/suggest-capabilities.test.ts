import { expect, test } from 'vitest'
import { aBrief, aReading } from '../fixtures'
import { suggestCapabilities } from './suggest-capabilities'

const offered = (own: Parameters<typeof aBrief>[0]) => suggestCapabilities(aBrief(own)).map(({ key }) => key)
const place = { quote: '', start: 0, end: 0 }
const exclusion = { id: 'X-1', text: 'no leaderboards', terms: ['leaderboard'], by: 'rule' as const, ...place }

test('what others of the kind have is offered, and not what is planned or excluded', () => {
  expect(offered({ productType: 'game' })).toEqual(expect.arrayContaining(['game-loop', 'leaderboards', 'sync']))
  expect(offered({ productType: 'game', capabilities: ['sync'] })).not.toContain('sync')
  const reading = aReading(['player: solve a level'], { exclusions: [exclusion] })
  expect(offered({ productType: 'game', reading })).not.toContain('leaderboards')
})

test('a product of no known kind is offered nothing', () => {
  expect(offered({ productType: null })).toEqual([])
})
