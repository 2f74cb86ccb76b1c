import { sql } from 'kysely'
import { knownMigrations, migrate } from '~/platform/database/migrate.server'
import { expect, test } from '~test/test'
import { listCategories } from './queries.server'

const CATEGORIES = '0093-categories'

test('a site of before has the categories that were part of the code, and those that its posts name', async ({
  database: { db },
}) => {
  await sql`drop schema public, derived, pgboss cascade; create schema public`.execute(db)
  await migrate(db, knownMigrations.slice(0, knownMigrations.indexOf(CATEGORIES)))
  await sql`insert into blog_posts (slug, title, category) values ('a', 'A', 'guides'), ('b', 'B', 'field-notes')`.execute(
    db,
  )
  expect(await migrate(db)).toContain(CATEGORIES)
  const named = async (kind: 'post' | 'product') =>
    (await listCategories(db, kind)).map(({ slug, name }) => `${slug}: ${name}`)
  expect(await named('post')).toEqual([
    ...['case-studies: Case studies', 'guides: Guides', 'product: Product', 'engineering: Engineering'],
    'field-notes: Field notes',
  ])
  expect(await named('product')).toEqual(['saas: SaaS', 'marketplace: Marketplaces', 'ai: AI'])
})

test('a new site has none', async ({ db }) => {
  expect([await listCategories(db, 'post'), await listCategories(db, 'product')]).toEqual([[], []])
})
