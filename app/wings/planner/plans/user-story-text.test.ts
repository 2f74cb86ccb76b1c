import { expect, test } from 'vitest'
import { userStoryText } from './user-story-text'

const wish = { role: 'owner', action: 'see sales' }

test('a story is told in the language of its plan', () => {
  const benefit = 'I know what to order'
  expect(userStoryText({ ...wish, benefit }, 'en')).toBe('As owner: see sales, so that I know what to order.')
  expect(userStoryText({ ...wish, benefit }, 'de')).toBe('Als owner: see sales, damit I know what to order.')
})

test('one that is good for something unsaid claims nothing', () => {
  expect(userStoryText({ ...wish, benefit: '' }, 'en')).toBe('As owner: see sales.')
})
