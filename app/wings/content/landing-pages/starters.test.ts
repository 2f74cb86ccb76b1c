import { expect, test } from 'vitest'
import { landingPageEntryType } from './landing-page-entry-type.server'
import { readStarter, starterSlugs } from './starters.server'

test.each(starterSlugs)(
  'the starter of /%s is a page under the studio’s name that cannot be published with its gaps',
  async (slug) => {
    const content = await readStarter(slug, 'Quay & Sons')
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
  const content = await readStarter('home', 'Quay & Sons')
  expect(content.title).toBe('Quay & Sons')
  expect(JSON.stringify(content.blocks)).toContain('Why Quay & Sons')
})
