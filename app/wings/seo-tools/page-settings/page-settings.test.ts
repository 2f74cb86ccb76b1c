import fc from 'fast-check'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { listMediaUses } from '~/wings/site/media/queries.server'
import { findPageSeoContext } from '~/wings/web/seo/queries.server'
import {
  deleteSeoSettings,
  findSearchAppearance,
  moveSeoSettings,
  saveSearchAppearance,
} from '~/wings/web/seo/search-appearance.commands.server'
import { emptyPageSettings, type PageSettings } from '~/wings/web/seo/seo-fields'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { findPageSettings } from './page-settings.queries.server'
import { pageSettingsSchema } from './page-settings-schema.server'
import { savePageSettings } from './save-page-settings.commands.server'

const settingsOf = (changes: Partial<PageSettings>) => pageSettingsSchema.parse({ ...emptyPageSettings, ...changes })

const full: Partial<PageSettings> = {
  metaTitle: 'About us',
  robotsMeta: 'noindex, max-snippet: 20',
  ogImage: '/media/a-960.webp',
  customMetaTags: [
    { kind: 'name', key: 'author', content: 'Ada' },
    { kind: 'property', key: 'article:section', content: 'Guides' },
  ],
  schemaMarkup: '{"@type": "AboutPage"}',
}

test('what is set for a page is what its head is made from, and undone it is a page like any other', async ({ db }) => {
  const settings = settingsOf(full)
  const saved = await savePageSettings(db, testAdmin, { path: '/about', settings, basedOn: null })
  expect((await findPageSeoContext(db, '/about')).seo).toMatchObject({
    metaTitle: 'About us',
    metaDescription: null,
    ogImage: '/media/a-960.webp',
    customMetaTags: [
      { name: 'author', content: 'Ada' },
      { property: 'article:section', content: 'Guides' },
    ],
    schemaMarkup: { '@type': 'AboutPage' },
  })
  if ('current' in saved) throw new Error('Nobody else has saved.')
  const back = { path: '/about', settings: settingsOf(saved.before), basedOn: saved.after.updatedAt }
  await savePageSettings(db, testAdmin, back)
  expect(await findPageSettings(db, '/about')).toEqual({ settings: emptyPageSettings, updatedAt: null })
  expect(await db.selectFrom('auditEntries').select(['action', 'subject']).execute()).toEqual([
    { action: 'seo.described', subject: 'seo:/about' },
    { action: 'seo.described', subject: 'seo:/about' },
  ])
})

test('a page of which nothing is said any more keeps what it wants to be found by', async ({ db }) => {
  const fields = { ...(await findSearchAppearance(db, '/blog/a')), metaTitle: 'Found', keyphrase: 'plans' }
  await saveSearchAppearance(db, '/blog/a', fields)
  const { updatedAt } = await findPageSettings(db, '/blog/a')
  await savePageSettings(db, testAdmin, { path: '/blog/a', settings: settingsOf({}), basedOn: updatedAt })
  expect(await findSearchAppearance(db, '/blog/a')).toEqual({ ...fields, metaTitle: '' })
})

test('the picture of a page’s social card is kept in the library, also when the page moves', async ({ db }) => {
  const { id, checksum } = await aPictureRow(db)
  const settings = settingsOf({ ogImage: `/media/${checksum}-960.webp` })
  await savePageSettings(db, testAdmin, { path: '/blog/a', settings, basedOn: null })
  await moveSeoSettings(db, '/blog/a', '/blog/b')
  expect(await listMediaUses(db, id)).toMatchObject([{ subject: 'seo:/blog/b' }])
  await deleteSeoSettings(db, '/blog/b')
  expect(await listMediaUses(db, id)).toEqual([])
})

test('who has not seen the newest state changes nothing', async ({ db }) => {
  const path = '/about'
  await savePageSettings(db, testAdmin, { path, settings: settingsOf({ metaTitle: 'First' }), basedOn: null })
  const late = await savePageSettings(db, testAdmin, {
    path,
    settings: settingsOf({ metaTitle: 'Second' }),
    basedOn: null,
  })
  expect(late).toMatchObject({ current: { settings: { metaTitle: 'First' } } })
  expect((await findPageSettings(db, path)).settings.metaTitle).toBe('First')
})

test('whatever may be set comes back as it was set', async ({ db }) => {
  const words = fc.string({ maxLength: 40 }).map((text) => text.replaceAll('\0', '').toWellFormed().trim())
  const tag = fc.record({
    kind: fc.constantFrom('name' as const, 'property' as const),
    key: fc.constantFrom('author', 'x:y', 'verify-v1'),
    content: fc.constantFrom('a', '"quoted" & <b>', 'İ'),
  })
  const any = fc.record({
    metaTitle: words,
    twitterTitle: words,
    breadcrumbLabel: words,
    customMetaTags: fc.array(tag, { maxLength: 3 }),
    robotsMeta: fc.constantFrom('', 'noindex'),
    language: fc.constantFrom('', 'de', 'pt-BR'),
    inSitemap: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(any, async (changes) => {
      const settings = settingsOf(changes)
      const { updatedAt } = await findPageSettings(db, '/p')
      await savePageSettings(db, testAdmin, { path: '/p', settings, basedOn: updatedAt })
      expect((await findPageSettings(db, '/p')).settings).toEqual(settings)
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['canonicalUrl', { canonicalUrl: 'about' }, 'Enter a path'],
  ['canonicalUrl', { canonicalUrl: '//evil.example/a' }, 'Enter a path'],
  ['ogImage', { ogImage: 'javascript:alert(1)' }, 'Choose an image'],
  ['robotsMeta', { robotsMeta: 'noindex, nofolow' }, '“nofolow”'],
  ['robotsMeta', { robotsMeta: 'unavailable_after: someday' }, 'unavailable_after'],
  ['customMetaTags.0.key', { customMetaTags: [{ kind: 'name', key: 'og:title', content: 'a' }] }, 'already set above'],
  ['customMetaTags.0.key', { customMetaTags: [{ kind: 'name', key: 'a"b', content: 'a' }] }, 'Remove'],
  ['customMetaTags.0.content', { customMetaTags: [{ kind: 'name', key: 'a', content: ' ' }] }, 'the content'],
  ['schemaMarkup', { schemaMarkup: '{"@type": "A"' }, 'Invalid JSON'],
  ['schemaMarkup', { schemaMarkup: '{\n "@type": A }' }, 'line 2, column'],
  ['schemaMarkup', { schemaMarkup: '[{"name": "a"}]' }, 'Entry 1: “@type” is missing'],
  ['schemaMarkup', { schemaMarkup: '"text"' }, 'Enter an object'],
  ['schemaMarkup', { schemaMarkup: '<script>{}</script>' }, 'Remove the <script>'],
  ['metaTitle', { metaTitle: 'x'.repeat(201) }, 'at most 200'],
])('%s is refused beside its field: %o', (field, change, sentence) => {
  const issue = pageSettingsSchema.safeParse({ ...emptyPageSettings, ...change }).error?.issues[0]
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, expect.stringContaining(sentence)])
})

test.each(['', 'NOINDEX , follow', 'max-image-preview:large', 'unavailable_after: 2027-01-01'])(
  'the robots tag may say %j',
  (robotsMeta) => {
    expect(pageSettingsSchema.safeParse({ ...emptyPageSettings, robotsMeta }).success).toBe(true)
  },
)
