import { expect, test } from 'vitest'
import { EMOJIS, emojiAfter } from './emojis'

test('Emoji palette of 20: smileys, thumbs up, thumbs down, heart, bulb, fire, star, check, cross, target, memo, 100, rocket, bolt, flexed arm', () => {
  expect(EMOJIS).toHaveLength(20)
  expect(new Set(EMOJIS.map(([emoji]) => emoji)).size).toBe(20)
  const signs = ['👍', '👎', '❤️', '💡', '🔥', '⭐', '✅', '❌', '🎯', '📝', '💯', '🚀', '⚡', '💪']
  expect(EMOJIS.slice(-14).map(([emoji]) => emoji)).toEqual(signs)
})

test('the arrow keys, Home and End lead through the palette and stop at its edges', () => {
  expect(emojiAfter('ArrowRight', 0)).toBe(1)
  expect(emojiAfter('ArrowRight', 19)).toBe(19)
  expect(emojiAfter('ArrowDown', 3)).toBe(8)
  expect(emojiAfter('ArrowDown', 17)).toBe(17)
  expect(emojiAfter('ArrowUp', 2)).toBe(2)
  expect(emojiAfter('Home', 7)).toBe(5)
  expect(emojiAfter('End', 7)).toBe(9)
  expect(emojiAfter('a', 7)).toBeUndefined()
})
