import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { expect, test } from '~test/test'
import { listPagesWithKeyphrases } from './keyphrases.queries.server'
import { findPageSeoContext } from './queries.server'
import { findSearchAppearance, moveSeoSettings, saveSearchAppearance } from './search-appearance.commands.server'
import { emptySeo } from './seo-fields'

const long = new Date('2026-01-01')

async function aPage(db: Database, path: string, keyphrase: string, publishedAt: Date | null = long) {
  await registerPage(db, { id: randomUUID(), kind: 'post', path, title: `Page ${path}`, publishedAt })
  await saveSearchAppearance(db, path, { ...emptySeo, keyphrase })
}

test('what a page wants to be found by is kept with it, moves with it, and visitors are not told', async ({ db }) => {
  const fields = { ...emptySeo, keyphrase: 'three-point estimates', synonyms: 'PERT', isPillar: true }
  await saveSearchAppearance(db, '/blog/a', fields)
  await moveSeoSettings(db, '/blog/a', '/blog/b')
  expect(await findSearchAppearance(db, '/blog/b')).toEqual(fields)
  expect(await findSearchAppearance(db, '/blog/a')).toEqual(emptySeo)
  const { seo } = await findPageSeoContext(db, '/blog/b')
  expect(JSON.stringify(seo)).not.toMatch(/three-point|PERT|[pP]illar|[kK]ey/)
})

test('the public pages that want one keyphrase are found, whatever its form and order', async ({ db }) => {
  await aPage(db, '/blog/a', 'planning an estimate')
  await aPage(db, '/blog/b', 'Estimates for plans')
  await aPage(db, '/blog/c', 'estimates')
  await aPage(db, '/blog/draft', 'plan estimates', null)
  const found = await listPagesWithKeyphrases(db, ['plan estimate', 'nothing', ''])
  expect(found.map(({ path, title, keyphrase }) => [path, title, keyphrase])).toEqual([
    ['/blog/a', 'Page /blog/a', 'planning an estimate'],
    ['/blog/b', 'Page /blog/b', 'Estimates for plans'],
  ])
  await saveSearchAppearance(db, '/blog/b', emptySeo)
  expect(await listPagesWithKeyphrases(db, ['plan estimate'])).toHaveLength(1)
  expect(await listPagesWithKeyphrases(db, [])).toEqual([])
})

test('a keyphrase is found in the language of its page, also after the site has changed its own', async ({ db }) => {
  await aPage(db, '/blog/haus', '')
  await saveSearchAppearance(db, '/blog/haus', { ...emptySeo, keyphrase: 'Häuser mieten', language: 'de' })
  expect(await listPagesWithKeyphrases(db, ['ein Haus mieten'])).toMatchObject([{ path: '/blog/haus' }])
  await aPage(db, '/blog/casa', 'casas rurales')
  await saveBrand(db, { ...defaultBrand, language: 'es' })
  await aPage(db, '/blog/casas', 'la casa rural')
  expect(await listPagesWithKeyphrases(db, ['casas rurales'])).toMatchObject([
    { path: '/blog/casa' },
    { path: '/blog/casas' },
  ])
})
