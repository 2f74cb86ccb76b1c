import { upsertAdmin } from '~/wings/site/accounts/admins.commands.server'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { expect, test } from '~test/test'
import { findDefaultAuthor } from './default-author.server'

test('a new post names the one who begins it, and the studio when they have no name', async ({ db }) => {
  const ada = await upsertAdmin(db, commandLineActor, { email: 'ada@example.com', name: 'Ada O’Brien' })
  const root = await upsertAdmin(db, commandLineActor, { email: 'root@example.com' })
  expect(await findDefaultAuthor(db, { ...ada, email: 'ada@example.com' })).toBe('Ada O’Brien')
  expect(await findDefaultAuthor(db, { ...root, email: 'root@example.com' })).toBe('Studio')
  expect(await findDefaultAuthor(db, commandLineActor)).toBe('Studio')
})
