import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { expect, test } from '~test/test'
import { createTestDatabase, emptyDatabaseTemplate } from '~test/test-databases'

const MIGRATION = '0094-currencies.sql'

async function run(db: Database, isWanted: (name: string) => boolean) {
  for (const name of readdirSync('migrations').filter(isWanted).sort())
    await sql.raw(readFileSync(`migrations/${name}`, 'utf8')).execute(db)
}

const tiers = [
  { id: 'starter', name: 'Starter', price: 499, text: '', activations: 1 },
  { id: 'agency', name: 'Agency', price: 1_499, text: '', activations: null },
]
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Products, what is written of them, templates and orders, as the version before has stored them. */
async function aShopOfBefore(db: Database) {
  const [product, customer, entry, template] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await sql`insert into products (id, slug, name, category, price, tiers) values
    (${product}, 'a', 'A', 'saas', 499, ${json(tiers)}), (${randomUUID()}, 'b', 'B', 'ai', 0, '[]')`.execute(db)
  await sql`insert into entry_drafts (entry_id, content) values (${product}, ${json({ title: 'A', tiers })})`.execute(
    db,
  )
  for (const content of [{ tiers }, { title: 'A post', body: '' }])
    await sql`insert into entry_revisions (entry_id, revision, content, reason, author_email)
      values (${'tiers' in content ? product : entry}, 1, ${json(content)}, 'saved', 'a@studio.test')`.execute(db)
  await sql`insert into content_templates (id, kind, name, content)
    values (${template}, 'product', 'T', ${json({ tiers })})`.execute(db)
  const state = { name: 'T', kind: 'product', content: { tiers } }
  await sql`insert into content_template_revisions (template_id, revision, state, saved_by, saved_at)
    values (${template}, 1, ${json(state)}, 'a@studio.test', now())`.execute(db)
  await sql`insert into customers (id, email) values (${customer}, 'zoe@example.com')`.execute(db)
  const order = sql`insert into orders (customer_id, product_id, product_name, tier_id, tier_name, payment, consented_at,
    price, discount, tax, total, refunded, charge_refunded, currency, status)`
  await sql`${order} values
    (${customer}, ${product}, 'A', 'starter', 'Starter', 'stripe', now(), 49900, 9980, 7585, 47505, 100, 100, 'USD', 'paid'),
    (${customer}, ${product}, 'A', 'starter', 'Starter', 'stripe', now(), 45900, 0, 0, 45900, 0, null, 'EUR', 'open')`.execute(
    db,
  )
}

const amounts = async (db: Database) =>
  (
    await sql<object>`select number, price, discount, tax, total, refunded, charge_refunded, currency from orders
      order by number`.execute(db)
  ).rows

test('whole dollars become cents wherever a price is stored, and orders keep what was paid', async () => {
  const database = await createTestDatabase(emptyDatabaseTemplate())
  const { db } = database
  await run(db, (name) => name < MIGRATION)
  await aShopOfBefore(db)
  const before = await amounts(db)
  await run(db, (name) => name === MIGRATION)
  expect(await amounts(db)).toEqual(before)
  const inCents = tiers.map((tier) => ({ ...tier, price: tier.price * 100 }))
  const products = await db
    .selectFrom('products')
    .select(['slug', 'price', 'currency', 'tiers'])
    .orderBy('slug')
    .execute()
  expect(products).toEqual([
    { slug: 'a', price: 49_900, currency: 'USD', tiers: inCents },
    { slug: 'b', price: 0, currency: 'USD', tiers: [] },
  ])
  const contents = [
    ...(await db.selectFrom('entryDrafts').select('content').execute()),
    ...(await db.selectFrom('entryRevisions').select('content').orderBy(sql`content ? 'tiers'`, 'desc').execute()),
    ...(await db.selectFrom('contentTemplates').select('content').execute()),
    ...(
      await sql<{ content: object }>`select state -> 'content' as content from content_template_revisions`.execute(db)
    ).rows,
  ].map(({ content }) => content)
  expect(contents).toEqual([
    { title: 'A', currency: 'USD', tiers: inCents },
    { currency: 'USD', tiers: inCents },
    { title: 'A post', body: '' },
    { currency: 'USD', tiers: inCents },
    { currency: 'USD', tiers: inCents },
  ])
  await database.close()
})
