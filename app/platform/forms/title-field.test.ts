import { expect, test } from 'vitest'
import { copyTitle, requiredTitleField } from './title-field'

const title = requiredTitleField('Give it a title.')

test('a title is one line, whatever was pasted into it', () => {
  expect(title.parse(' Repairs\r\nBcc: everybody\u0007 ')).toBe('Repairs Bcc: everybody')
  expect(title.safeParse('\n\t').error?.issues[0]?.message).toBe('Give it a title.')
})

test('a copy says that it is one, and the longest title still fits', () => {
  expect(copyTitle('Shop')).toBe('Shop (copy)')
  const copy = copyTitle(`${'x'.repeat(192)}${'🛒'.repeat(4)}`)
  expect(copy).toMatch(/ \(copy\)$/)
  expect(copy.length).toBeLessThanOrEqual(200)
  expect(copy.isWellFormed()).toBe(true)
})
