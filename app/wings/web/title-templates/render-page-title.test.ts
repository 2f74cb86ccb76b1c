import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'yaml'
import { productMetaTitle } from '~/wings/shop/products/product'
import { TITLE_LINE, truncateForResult } from '~/wings/web/seo-analysis/truncate-for-result'
import { expect, test } from '~test/test'
import { renderPageTitle } from './render-page-title'

const [name, site] = ['Tidebook', 'Harbor']
const product = (tagline: string) => ({ name, title: productMetaTitle({ name, tagline }), site })
const isShownWhole = (title: string) => !truncateForResult(title, TITLE_LINE).isTruncated

test.each([
  ['A line that people wait for', 'Tidebook: A line that people wait for – Harbor'],
  ['Class booking, passes and memberships for studios', 'Tidebook: Class booking, passes and memberships for studios'],
  ['Class booking, passes, memberships and payments for all small studios', 'Tidebook – Harbor'],
])('a product whose tagline is %j is called %j', (tagline, title) => {
  expect(renderPageTitle('', product(tagline))).toBe(title)
  expect(isShownWhole(title)).toBe(true)
})

test('other pages leave out the studio alone, and keep a title that is too long by itself', () => {
  const of = (title: string) => renderPageTitle('', { title, site })
  expect(of('How to plan')).toBe('How to plan – Harbor')
  const long = 'Three-point estimates: how to plan software that arrives on time'
  expect(of(long)).toBe(long)
  expect(of(`${long}, and other things`)).toBe(`${long}, and other things`)
})

test('what the studio has written wins, however wide it becomes', () => {
  const words = product('Class booking, passes and memberships for small studios by the sea')
  expect(renderPageTitle('{title} | {site}', words)).toBe(`${words.title} | Harbor`)
})

test('a title is shown whole whenever the name of its product is', () => {
  const words = fc.record({ name: fc.string({ minLength: 1 }), tagline: fc.string(), site: fc.string() })
  fc.assert(
    fc.property(words, ({ name, tagline, site }) => {
      const title = renderPageTitle('', { name, site, title: productMetaTitle({ name, tagline }) })
      if (isShownWhole(name)) expect(isShownWhole(title)).toBe(true)
    }),
  )
})

test('every product of the demo is shown whole in search results', () => {
  const files = readdirSync('demo/products').filter((file) => file.endsWith('.md'))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const [, head = ''] = readFileSync(`demo/products/${file}`, 'utf8').split('---')
    const { name = '', title = '', tagline } = parse(head)
    const called = name || title
    const shown = renderPageTitle('', { name: called, site, title: productMetaTitle({ name: called, tagline }) })
    expect(shown, file).toContain(called)
    expect(isShownWhole(shown), shown).toBe(true)
  }
})
