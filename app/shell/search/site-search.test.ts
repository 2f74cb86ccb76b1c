import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { ensureDemoLoaded } from '~/shell/demo/load-demo.server'
import { addSearchWords } from '~/wings/web/search/commands.server'
import { listWords } from '~/wings/web/search/words'
import { mistypedSearches, nonsenseSearches } from '~test/mistyped-searches'
import { expect, test } from '~test/test'
import { searchSite } from './site-search.server'

const search = async (db: Database, text: string) =>
  (await searchSite(db, { text, kind: null, page: 1, size: 10 }))?.found

async function rememberAllTexts(db: Database) {
  const { rows } = await sql<{ text: string }>`
    select title || ' ' || description || ' ' || body as text from blog_posts
    union all select name || ' ' || tagline || ' ' || description || ' ' || body || features || faq from products
    union all select title || ' ' || description || ' ' || blocks from landing_pages`.execute(db)
  for (const { text } of rows) await addSearchWords(db, listWords(text.replace(/<[^>]*>/g, ' ')))
}

test('at least 45 of 50 mistyped searches find what was meant, and 20 words that nobody means find nothing', async ({
  database: { db },
}) => {
  await ensureDemoLoaded(db, await mkdtemp(path.join(tmpdir(), 'search-')))
  const missed = async () => {
    const all = Object.values(mistypedSearches).flat()
    const answers = []
    for (const [typed, wanted] of all) {
      const found = await search(db, typed)
      if (!found?.results.some(({ path }) => path === wanted))
        answers.push(`${typed}: ${found?.text} ${found?.match} ${found?.results.map((one) => one.path).slice(0, 3)}`)
    }
    return answers
  }
  console.log('before', 50 - (await missed()).length)
  await rememberAllTexts(db)
  const after = await missed()
  console.log('after', 50 - after.length, after)
  const false_ = []
  for (const typed of nonsenseSearches) {
    const found = await search(db, typed)
    if (found) false_.push([typed, found.text, found.match, found.results[0]?.path])
  }
  console.log(false_)
  console.log(await search(db, 'guest pages board'), await search(db, 'queuepro'))
  expect(after.length).toBeLessThanOrEqual(5)
}, 120_000)
