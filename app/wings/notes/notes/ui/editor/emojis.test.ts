import { expect, test } from 'vitest'
import { EMOJIS, nextEmojiIndex } from './emojis'

test('Emoji palette of 20: smileys, thumbs up, thumbs down, heart, bulb, fire, star, check, cross, target, memo, 100, rocket, bolt, flexed arm', () => {
  expect(EMOJIS).toHaveLength(20)
  expect(new Set(EMOJIS.map(([emoji]) => emoji)).size).toBe(20)
  const signs = ['👍', '👎', '❤️', '💡', '🔥', '⭐', '✅', '❌', '🎯', '📝', '💯', '🚀', '⚡', '💪']
  expect(EMOJIS.slice(-14).map(([emoji]) => emoji)).toEqual(signs)
})

test('the arrow keys, Home and End lead through the palette and stop at its edges', () => {
  expect(nextEmojiIndex('ArrowRight', 0)).toBe(1)
  expect(nextEmojiIndex('ArrowRight', 19)).toBe(19)
  expect(nextEmojiIndex('ArrowDown', 3)).toBe(8)
  expect(nextEmojiIndex('ArrowDown', 17)).toBe(17)
  expect(nextEmojiIndex('ArrowUp', 2)).toBe(2)
  expect(nextEmojiIndex('Home', 7)).toBe(5)
  expect(nextEmojiIndex('End', 7)).toBe(9)
  expect(nextEmojiIndex('a', 7)).toBeUndefined()
})
