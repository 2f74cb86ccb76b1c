import { PageRender } from '~/platform/http/request-context.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { aPublishedLandingPage } from '~/wings/content/landing-pages/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { saveSeoSettings } from '~/wings/web/seo/commands.server'
import { saveTitleTemplateIfUnchanged } from '~/wings/web/title-templates/commands.server'
import { templateVariablesByKind } from '~/wings/web/title-templates/template-variables'
import { emptyTitleTemplate, titleTemplateKinds } from '~/wings/web/title-templates/title-template'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { loader } from '../public-layout'
import { titleTemplateKindFor } from './title-template-kind'
import { findTitleTemplateExamples } from './title-template-variables.server'

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
  expect(titleTemplateKindFor(path)).toBe(kind)
})

test('what somebody has written is in the language of the site, or in its own; the site itself is in English', async ({
  db,
}) => {
  await saveBrand(db, { ...defaultBrand, language: 'de' })
  await saveSeoSettings(db, { pagePath: '/blog/own', language: 'ja' })
  await saveSeoSettings(db, { pagePath: '/about', language: 'fr' })
  const languageAt = async (path: string) => (await callRoute(loader, db, { path })).seo.language
  const paths = ['/blog/a', '/tools/a', '/booking', '/blog/own', '/blog', '/checkout/a', '/about']
  expect(await Promise.all(paths.map(languageAt))).toEqual(['de', 'de', 'de', 'ja', 'en', 'en', 'fr'])
})

test('each kind is shown on a public page that says something for all of its variables', async ({ db }) => {
  expect(Object.keys(await findTitleTemplateExamples(db))).toEqual(['site'])
  await aPost(db, { slug: 'a-post', author: 'Ada' })
  await aProduct(db, { slug: 'a-product', name: 'QueuePro', tagline: 'No more lines' })
  await aPublishedLandingPage(db, { slug: 'booking' })
  const examples = await findTitleTemplateExamples(db)
  expect(examples.product).toMatchObject({
    path: '/tools/a-product',
    variables: { title: 'QueuePro: No more lines', name: 'QueuePro' },
  })
  expect(examples['landing-page']?.path).toBe('/booking')
  const ofStudio = ['site', 'tagline', 'year']
  for (const kind of titleTemplateKinds) {
    const said = [...Object.keys(examples[kind]?.variables ?? {}), ...ofStudio]
    expect(said.toSorted(), kind).toEqual(Object.keys(templateVariablesByKind[kind]).toSorted())
  }
})

test('a page is dropped when the pattern of its kind is written, and not with others', async ({ db }) => {
  const template = { title: '{title} | {site}', description: '' }
  await saveTitleTemplateIfUnchanged(db, commandLineActor, { kind: 'post', template, basedOn: emptyTitleTemplate })
  const frameAt = async (path: string) => {
    const page = new PageRender(true)
    const { seo } = await callRoute(loader, db, { path, page })
    return { pattern: seo.titleTemplate, tags: [...page.tags].filter((tag) => tag.startsWith('title-templates')) }
  }
  expect(await frameAt('/blog/a')).toEqual({ pattern: template, tags: ['title-templates:post'] })
  expect(await frameAt('/tools/a')).toEqual({ pattern: undefined, tags: ['title-templates:product'] })
  expect(await frameAt('/checkout/a')).toEqual({ pattern: undefined, tags: [] })
})
