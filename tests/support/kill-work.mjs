/**
 * One piece of work for the kill campaign: all of it is there afterwards, or none. Here two posts in one transaction.
 * @param {import('../../app/platform/database/database.server').Database} db
 * @param {number} n
 */
export async function work(db, n) {
  await db.transaction().execute(async (tx) => {
    for (const half of ['a', 'b']) {
      await tx
        .insertInto('blogPosts')
        .values({ slug: `kill-${n}-${half}`, title: `Post ${n}`, body: 'text '.repeat(400) })
        .execute()
    }
  })
}

/**
 * What is left of the work: for each piece whether it is whole.
 * @param {import('../../app/platform/database/database.server').Database} db
 */
export async function traces(db) {
  const rows = await db.selectFrom('blogPosts').select('slug').where('slug', 'like', 'kill-%').execute()
  const halves = Map.groupBy(rows, ({ slug }) => Number(slug.split('-')[1]))
  return new Map([...halves].map(([n, found]) => [n, found.length === 2]))
}
