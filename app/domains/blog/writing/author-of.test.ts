import { addAdmin } from '~/domains/accounts/admins.commands.server'
import { studioCommand } from '~/domains/audit/actor'
import { expect, test } from '~test/test'
import { authorOf } from './author-of.server'

test('a new post names the one who begins it, and the studio when they have no name', async ({ db }) => {
  const ada = await addAdmin(db, studioCommand, { email: 'ada@example.com', name: 'Ada O’Brien' })
  const root = await addAdmin(db, studioCommand, { email: 'root@example.com' })
  expect(await authorOf(db, { ...ada, email: 'ada@example.com' })).toBe('Ada O’Brien')
  expect(await authorOf(db, { ...root, email: 'root@example.com' })).toBe('Harbor')
  expect(await authorOf(db, studioCommand)).toBe('Harbor')
})
