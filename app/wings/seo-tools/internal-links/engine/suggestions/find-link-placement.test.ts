import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeLinks } from '../placing/place-links'
import { parseText } from '../text/parse-text'
import { findLinkPlacement } from './find-link-placement'
import { PageIndex } from './page-index'
import { suggestOutbound } from './suggest-links'

const html = '<p>First clusters. Our <strong>topic</strong> clusters &amp; many more clusters. The end.</p>'

const sentence = 'Our topic clusters & many more clusters.'
const first = { sentence, at: sentence.indexOf('clusters'), source: html.indexOf('clusters &amp;') }

function linked(words: string, quoted = first) {
  const place = findLinkPlacement(parseText(html), { quoted, words, toPage: 'page' })
  return typeof place === 'string' ? place : placeLinks(html, [place]).html
}

const link = (inner: string) => `<a href="page:page">${inner}</a>`

describe('The words of a suggested link can be chosen', () => {
  test('anywhere in its sentence, at the nearest place', () => {
    expect(linked('clusters')).toContain(`</strong> ${link('clusters')} &amp; many more clusters`)
    expect(linked('topic clusters')).toContain(link('<strong>topic</strong> clusters'))
    expect(linked('many')).toContain(`&amp; ${link('many')} more`)
    expect(linked('clusters & many')).toContain(link('clusters &amp; many'))
    const last = { sentence, at: sentence.lastIndexOf('clusters'), source: html.indexOf('clusters. The') }
    expect(linked('clusters', last)).toContain(`more ${link('clusters')}.`)
  })

  test('and nowhere else', () => {
    for (const words of ['First', 'The end', 'luster', 'Clusters', 'nothing', '&']) {
      expect(linked(words)).toBe(`“${words}” is not in this sentence.`)
    }
  })

  test('but not where no link can be', () => {
    const text = parseText('<p>A <code>word</code> and <em>some of</em> it.</p>')
    const quoted = { sentence: 'A word and some of it.', at: 0, source: 3 }
    expect(findLinkPlacement(text, { quoted, words: 'word', toPage: 'p' })).toContain('In code')
    expect(findLinkPlacement(text, { quoted, words: 'of it', toPage: 'p' })).toContain('Formatting')
    const gone = { ...quoted, sentence: 'A word.' }
    expect(findLinkPlacement(text, { quoted: gone, words: 'A', toPage: 'p' })).toContain('no longer in the text')
  })

  test('wherever the sentence has moved to, and in the nearest of those that say the same', () => {
    const again = (source: number, text: string) => {
      const quoted = { sentence: 'We plan.', at: 3, source }
      const place = findLinkPlacement(parseText(text), { quoted, words: 'plan', toPage: 'page' })
      return typeof place === 'string' ? place : place.start
    }
    const before = '<p>First. We plan. Then more.</p>'
    const moved = `<p><a href="page:other">First</a>. We plan. Then more.</p>`
    expect(again(before.indexOf('plan'), moved)).toBe(moved.indexOf('plan'))
    const twice = '<p>We plan. We plan.</p><p>We plan.</p>'
    for (let at = twice.indexOf('plan'); at >= 0; at = twice.indexOf('plan', at + 1)) expect(again(at, twice)).toBe(at)
  })
})

test('whatever is suggested can be placed with its own words, at its own place', () => {
  const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }
  const page = { kind: 'post' as const, categories: [], keywords: [], isPillar: false, isPublic: true }
  const target = { ...page, id: 'target', path: '/t', title: 'Topic clusters', texts: [] }
  const others = ['Colour', 'Review', 'Trials'].map((title) => ({
    ...page,
    id: title,
    path: `/${title}`,
    title,
    texts: [],
  }))
  const index = new PageIndex([target, ...others])
  const part = fc.constantFrom(
    'topic',
    'clusters',
    'Topic',
    ' ',
    '. ',
    '<em>',
    '</em>',
    '<br />',
    '&amp;',
    '\u00a0',
    'of',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = `<p>${parts.join('')}</p>`
      const own = { ...page, id: 'own', path: '/own', title: 'News', texts: [text] }
      for (const { quote, start, end } of suggestOutbound({ index, settings }, own)) {
        const { sentence, start: at } = quote
        const quoted = { sentence, at, source: start }
        const words = sentence.slice(at, quote.end)
        const place = findLinkPlacement(parseText(text), { quoted, words, toPage: 'target' })
        expect(place).toMatchObject({ start, end })
      }
    }),
    { examples: [[['&amp;', '&amp;', 'topic', ' ', 'clusters']]] },
  )
})
