import { expect, test } from 'vitest'
import { fastestRunMs } from '~test/fastest-run'
import { cleanArticle, cleanExternalArticle, TooManyTags } from './clean-html.server'
import { isNestedTooDeeply } from './nesting'

/** What the cleaning gives, or that it refuses. */
function outcomeOf(clean: (html: string) => string, html: string) {
  try {
    return clean(html)
  } catch (error) {
    if (error instanceof TooManyTags) return 'refused'
    throw error
  }
}

// each took 100 ms to a second
const tooMuch: [string, string][] = [
  ['tags that nobody knows', '<x>'.repeat(66_000)],
  ['bold in bold', '<b>'.repeat(66_000)],
  ['end tags of others', '<b></i>'.repeat(28_000)],
  ['paragraphs in list items', '<li><p>'.repeat(28_000)],
  ['tables in cells', '<td><p>'.repeat(28_000)],
  ['end tags in attributes', '<b title="</b>">'.repeat(12_000)],
  ['end tags in comments', '<b><!--</b>-->'.repeat(14_000)],
  ['signs', '<'.repeat(199_000)],
]

test.each(tooMuch)('%s: neither cleaning takes longer than 40 ms', (_what, html) => {
  for (const clean of [cleanArticle, cleanExternalArticle]) {
    expect(outcomeOf(clean, html)).toBe('refused')
    expect(fastestRunMs(() => outcomeOf(clean, html), 40)).toBeLessThan(40)
  }
})

test('end tags of others do not hide how deep tags are nested', () => {
  expect(isNestedTooDeeply('<b></i>'.repeat(300))).toBe(true)
  expect(isNestedTooDeeply('<b></b>'.repeat(300))).toBe(false)
  expect(isNestedTooDeeply('<ul><li><p>one</ul>'.repeat(300))).toBe(false)
})

test('what people write is cleaned as before, however long it is', () => {
  const part = '<h2>A</h2><p>Some <strong>words</strong> &amp; more</p><ul><li><p>one</p></li><li><p>two</p></li></ul>'
  expect(cleanArticle(part.repeat(3_000))).toBe(part.repeat(3_000))
  expect(cleanArticle('<p>one<p>two<p>three'.repeat(1_000))).toBe('<p>one</p><p>two</p><p>three</p>'.repeat(1_000))
  expect(cleanArticle(`${'<div>'.repeat(200)}deep${'</div>'.repeat(200)}`)).toContain('deep')
})
