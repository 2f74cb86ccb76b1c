import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanArticle } from '~/rich-text/clean-html.server'
import { anyMalformedHtml, anyPlainText } from '~test/any-malformed-html'
import { allPublic, aPage, aRule, noLimits } from '../../fixtures'
import { parseText } from '../text/parse-text'
import { compileRules } from './compile-rules'
import { placeLinks, removeLinks, TextHasChanged } from './place-links'
import { planPage } from './plan-page'

const keywords = ['topic', 'topic clusters', 'cafe\u0301', 'queue … pricing', 'İstanbul', 'clusters queue']
const rules = compileRules([
  ...keywords.map((keyword, at) => aRule({ id: `${at}`, keyword, toPage: null, toUrl: `/${at}` })),
  aRule({ id: 'forms', keyword: 'queue', hasWordForms: true, toPage: null, toUrl: '/forms' }),
  aRule({ id: 'letters', keyword: 'stan', isWholeWord: false, toPage: null, toUrl: '/letters' }),
])

const planned = (html: string) => planPage(rules, aPage(html), allPublic, noLimits).insertions
const anyHtml = fc.oneof(
  anyMalformedHtml,
  anyMalformedHtml.map(cleanArticle),
  anyPlainText.map((text) => `<p>${text}</p>`),
)

test('links that are placed and removed again leave every byte as it was, whatever the text is', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const { html: after, placed } = placeLinks(html, planned(html))
      expect(removeLinks(after, placed)).toBe(html)
    }),
    { numRuns: 1_000 },
  )
})

test('links go around the words that were found, and the words stay what they were', () => {
  fc.assert(
    fc.property(anyMalformedHtml.map(cleanArticle), (html) => {
      const insertions = planned(html)
      const [before, after] = [parseText(html), parseText(placeLinks(html, insertions).html)]
      const texts = ({ blocks }: typeof before) => blocks.map(({ text }) => text)
      expect(texts(after)).toEqual(texts(before))
      expect(after.links).toHaveLength(before.links.length + insertions.length)
      const added = after.links.filter(({ href }) => /^\/(?:\d|forms|letters)$/.test(href)).map(({ anchor }) => anchor)
      const quoted = insertions.map(({ quote: { sentence, start, end } }) => sentence.slice(start, end))
      expect(added.map((anchor) => anchor.replace(/\s/g, ' '))).toEqual(quoted)
    }),
    { numRuns: 500 },
  )
})

// the cleaning closes some wrong nestings only when it sees them for the second time
const twiceClean = anyMalformedHtml
  .map((html) => cleanArticle(cleanArticle(html)))
  .filter((html) => cleanArticle(html) === html)

test('a clean text with links is a clean text', () => {
  fc.assert(
    fc.property(twiceClean, (html) => {
      const { html: after } = placeLinks(html, planned(html))
      expect(cleanArticle(after)).toBe(after)
    }),
    { numRuns: 500 },
  )
})

test('a second run over its own result adds nothing where a page is linked once', () => {
  const once = compileRules([aRule({ hasWordForms: true, isOncePerTarget: true })])
  const html = '<p>A queue, queues, and a queue.</p>'
  const first = placeLinks(html, planPage(once, aPage(html), allPublic, noLimits).insertions).html
  expect(planPage(once, aPage(first), allPublic, noLimits).insertions).toEqual([])
})

test('a text that was changed meanwhile is left alone', () => {
  const html = '<p>One topic here.</p>'
  const insertions = planned(html)
  expect(() => placeLinks('<p>Two topic here.</p>'.replace('Two', 'Three'), insertions)).toThrow(TextHasChanged)
  const { html: after, placed } = placeLinks(html, insertions)
  expect(() => removeLinks(`x${after}`, placed)).toThrow(TextHasChanged)
  expect(() => placeLinks(html, [...insertions, ...insertions])).toThrow(TextHasChanged)
})
