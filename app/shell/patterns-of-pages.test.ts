import { studioCommand } from '~/domains/audit/actor'
import { aPost } from '~/domains/blog/fixtures'
import { aPublishedLandingPage } from '~/domains/landing-pages/fixtures/a-landing-page'
import { writePattern } from '~/domains/patterns/commands.server'
import { noPattern, patternKinds } from '~/domains/patterns/pattern'
import { variablesOf } from '~/domains/patterns/variables'
import { aProduct } from '~/domains/products/fixtures'
import { PageInProgress } from '~/platform/context.server'
import { callRoute } from '~test/request'
import { expect, test } from '~test/test'
import { patternKindAt } from './pattern-kind'
import { findPatternExamples } from './pattern-words.server'
import { loader } from './public-layout'

test.each([
  ['/blog/a-post', 'post'],
  ['/tools/queuepro', 'product'],
  ['/booking', 'landing-page'],
  ['/lp/queuepro', 'landing-page'],
  ['/queuepro', 'landing-page'],
  ['/', 'site'],
  ['/blog', 'site'],
  ['/docs/licences', 'site'],
  ['/purchases', undefined],
  ['/sitemap', undefined],
  ['/checkout/queuepro', undefined],
  ['/preview/key', undefined],
])('%s follows the pattern of: %s', (path, kind) => {
  expect(patternKindAt(path)).toBe(kind)
})

test('each kind is shown on a public page that says something for all of its variables', async ({ db }) => {
  expect(Object.keys(await findPatternExamples(db))).toEqual(['site'])
  await aPost(db, { slug: 'a-post', author: 'Ada' })
  await aProduct(db, { slug: 'a-product', name: 'QueuePro', tagline: 'No more lines' })
  await aPublishedLandingPage(db, { slug: 'booking' })
  const examples = await findPatternExamples(db)
  expect(examples.product).toMatchObject({
    path: '/tools/a-product',
    words: { title: 'QueuePro: No more lines', name: 'QueuePro' },
  })
  expect(examples['landing-page']?.path).toBe('/booking')
  const ofStudio = ['site', 'tagline', 'year']
  for (const kind of patternKinds) {
    const said = [...Object.keys(examples[kind]?.words ?? {}), ...ofStudio]
    expect(said.toSorted(), kind).toEqual(Object.keys(variablesOf[kind]).toSorted())
  }
})

test('a page is dropped when the pattern of its kind is written, and not with others', async ({ db }) => {
  const pattern = { title: '{title} | {site}', description: '' }
  await writePattern(db, studioCommand, { kind: 'post', pattern, basedOn: noPattern })
  const frameAt = async (path: string) => {
    const page = new PageInProgress(true)
    const { frame } = await callRoute(loader, db, { path, page })
    return { pattern: frame.pattern, tags: [...page.tags].filter((tag) => tag.startsWith('patterns')) }
  }
  expect(await frameAt('/blog/a')).toEqual({ pattern, tags: ['patterns:post'] })
  expect(await frameAt('/tools/a')).toEqual({ pattern: undefined, tags: ['patterns:product'] })
  expect(await frameAt('/checkout/a')).toEqual({ pattern: undefined, tags: [] })
})
