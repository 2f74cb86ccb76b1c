import { expect, test } from 'vitest'
import { suggestCapabilities } from './suggest-capabilities'

const stateOf = (idea: string) =>
  Object.fromEntries(suggestCapabilities({ idea, productType: 'game' }).map(({ key, state }) => [key, state]))

test('what is offered says whether the product needs it, the idea names or refuses it, or it is usual', () => {
  expect(stateOf('A puzzle with a map, no leaderboard')).toEqual({
    'game-loop': 'needed',
    maps: 'found',
    leaderboards: 'refused',
    sync: 'usual',
    analytics: 'usual',
    push: 'usual',
  })
})

test('what the idea refuses is not offered as needed', () => {
  expect(stateOf('Something without levels')['game-loop']).toBe('refused')
})
