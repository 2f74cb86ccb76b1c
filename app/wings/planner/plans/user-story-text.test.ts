import { expect, test } from 'vitest'
import { userStoryText } from './user-story-text'

const wish = { action: 'see sales', benefit: 'I know what to order' }

test.each([
  ['user', 'As a user, I want to see sales, so that I know what to order.'],
  ['owner', 'As an owner, I want to see sales, so that I know what to order.'],
  ['Shop owner', 'As a Shop owner, I want to see sales, so that I know what to order.'],
])('the story of a role called "%s" has its article', (role, sentence) => {
  expect(userStoryText({ role, ...wish })).toBe(sentence)
})
