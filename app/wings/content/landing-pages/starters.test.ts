import { defaultBrand } from '~/wings/site/settings/brand'
import { expect, test } from '~test/test'
import { createStarterDrafts } from './create-starter-drafts.commands.server'
import { landingPageEntryType } from './landing-page-entry-type.server'
import { readStarter, starterSlugs } from './starters.server'

const studio = { ...defaultBrand, name: 'Quay & Sons' }

test.each(starterSlugs)(
  'the starter of /%s is a page under the studio’s name that cannot be published with its gaps',
  async (slug) => {
    const content = await readStarter(slug, studio)
    expect(content).toMatchObject({ slug, variants: [] })
    expect(JSON.stringify(content)).not.toMatch(/\{studio\}|Harbor/)
    expect(landingPageEntryType.findMissingFields(content)).toMatchObject({
      blocks: expect.stringMatching(/^Fill in “\[\[.+\]\]” before you publish\.$/),
    })
    const filled = JSON.parse(JSON.stringify(content).replace(/\[\[[^[\]]+\]\]/g, 'Filled in'))
    expect(landingPageEntryType.findMissingFields(filled)).toEqual({})
  },
)

test('home carries the studio’s name', async () => {
  const content = await readStarter('home', studio)
  expect(content.title).toBe('Quay & Sons')
  expect(JSON.stringify(content.blocks)).toContain('Why Quay & Sons')
})

test('what the settings know is filled in, also where it would be markup', async () => {
  const known = {
    ...studio,
    legalName: 'Quay <b>& Sons</b> Ltd',
    address: '1 Harbor Way\nPorto',
    contactEmail: 'hello@quay.test',
  }
  const privacy = JSON.stringify(await readStarter('privacy', known))
  expect(privacy).toContain('1 Harbor Way, Porto')
  expect(privacy).toContain('hello@quay.test')
  expect(privacy).not.toMatch(/\[\[contact email|postal address/)
  expect(privacy).toContain('[[your supervisory authority]]')
})

test('chosen starters become drafts, and what is there already stays as it is', async ({ db }) => {
  const ada = { id: null, email: 'ada@harbor.test' }
  expect(await createStarterDrafts(db, ada, ['about', 'terms'])).toBe(2)
  expect(await createStarterDrafts(db, ada, ['about', 'help'])).toBe(1)
  const pages = await db
    .selectFrom('landingPages')
    .select(['slug', 'publishedAt', 'revision'])
    .orderBy('slug')
    .execute()
  expect(pages).toEqual(['about', 'help', 'terms'].map((slug) => ({ slug, publishedAt: null, revision: 1 })))
})
