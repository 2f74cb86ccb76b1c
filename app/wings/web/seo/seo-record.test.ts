import { sql } from 'kysely'
import { toSnakeCase } from '~/platform/archive/stable-json'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { listMediaUses } from '~/wings/site/media/queries.server'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { saveSeoSettings } from './commands.server'
import { seoSettingsArchive } from './import-seo-settings.commands.server'
import { findSearchAppearance } from './search-appearance.commands.server'
import { entrySeoFields } from './seo-fields'
import { seoRecord } from './seo-record'

test('every column that people write is described, and nothing else', async ({ db }) => {
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = 'seo_settings'
      and column_name not in ('page_path', 'keyphrase_key', 'updated_at')`.execute(db)
  expect(Object.keys(seoRecord).map(toSnakeCase).sort()).toEqual(rows.map(({ columnName }) => columnName).sort())
})

test('the fields of entries keep their order: bulk runs have stored checksums of contents', () => {
  const known = ['metaTitle', 'metaDescription', 'canonicalUrl', 'isNoindex', 'ogTitle', 'ogDescription']
  const newer = ['keyphrase', 'synonyms', 'isPillar', 'language']
  const names = entrySeoFields.map(({ name }): string => name)
  expect(names.filter((name) => [...known, ...newer].includes(name))).toEqual([...known, ...newer])
  expect(entrySeoFields.filter(({ isNewer }) => !isNewer).map(({ name }) => name)).toEqual(known)
})

// as the first archives had it
const oldRecord = {
  page_path: '/about',
  breadcrumb_label: null,
  meta_title: 'About us',
  meta_description: null,
  canonical_url: null,
  robots_meta: null,
  og_title: null,
  og_description: null,
  og_image: null,
  twitter_title: null,
  twitter_description: null,
  twitter_image: null,
  custom_meta_tags: [{ name: 'author', content: 'Ada' }],
  schema_markup: { '@type': 'AboutPage' },
  updated_at: '2026-03-01T12:34:56.123456Z',
}

test('an archive from before the newer fields comes back, and is exported with all of them', async ({ db }) => {
  const [taken] = await seoSettingsArchive.importRecords(db, [oldRecord], { by: testAdmin })
  expect(taken).toEqual({ name: '/about', outcome: 'added' })
  const exported: object[] = []
  for await (const record of seoSettingsArchive.exportRecords(db)) exported.push(record)
  expect(exported).toMatchObject([
    { ...oldRecord, in_sitemap: true, focus_keyphrase: null, synonyms: null, is_pillar: false, language: null },
  ])
  expect(await seoSettingsArchive.importRecords(db, exported, { by: testAdmin })).toMatchObject([
    { outcome: 'unchanged' },
  ])
})

test.each([
  [{ meta_title: undefined }, /^meta_title: /],
  [{ og_image: 1 }, /^og_image: /],
  [{ custom_meta_tags: null }, /^custom_meta_tags: /],
  [{ language: 'xx' }, /^language: Choose a language/],
  [{ in_sitemap: 'yes' }, /^in_sitemap: /],
  [{ page_path: '//elsewhere' }, /^page_path: is not a path on this site$/],
  [{ schema_markup: { '@type': 'A', name: 'x'.repeat(200_000) } }, /^The schema markup is too long\.$/],
])('a record with %o is refused, and says why', (change, problem) => {
  expect(seoSettingsArchive.validate({ ...oldRecord, ...change })).toMatch(problem)
})

test('a social image that an archive brings back stays in the library', async ({ db }) => {
  const { id, checksum } = await aPictureRow(db)
  await seoSettingsArchive.importRecords(db, [{ ...oldRecord, og_image: `/media/${checksum}-960.webp` }], {
    by: testAdmin,
  })
  expect(await listMediaUses(db, id)).toMatchObject([{ subject: 'seo:/about' }])
})

test('an entry knows a page’s settings by its own names', async ({ db }) => {
  const settings = { robotsMeta: 'NOINDEX, nofollow', focusKeyphrase: 'plans', isPillar: true, ogImage: '/a.webp' }
  await saveSeoSettings(db, { pagePath: '/a', ...settings })
  const fields = await findSearchAppearance(db, '/a')
  expect(fields).toMatchObject({ isNoindex: true, keyphrase: 'plans', isPillar: true, metaTitle: '' })
  expect(Object.keys(fields)).toEqual(entrySeoFields.map(({ name }) => name))
})
