import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeLinks } from '../placing/apply'
import { readText } from '../reading/readable-text'
import { PageIndex } from './page-index'
import { placeOfWords } from './place-of-words'
import { suggestOutbound } from './suggest'

const html = '<p>First clusters. Our <strong>topic</strong> clusters &amp; many more clusters. The end.</p>'

function linked(words: string, near = html.indexOf('clusters &amp;')) {
  const place = placeOfWords(readText(html), { near: { start: near, end: near + 8 }, words, toPage: 'page' })
  return typeof place === 'string' ? place : placeLinks(html, [place]).html
}

const link = (inner: string) => `<a href="page:page">${inner}</a>`

describe('The words of a suggested link can be chosen', () => {
  test('anywhere in its sentence, at the nearest place', () => {
    expect(linked('clusters')).toContain(`</strong> ${link('clusters')} &amp; many more clusters`)
    expect(linked('topic clusters')).toContain(link('<strong>topic</strong> clusters'))
    expect(linked('many')).toContain(`&amp; ${link('many')} more`)
    expect(linked('clusters & many')).toContain(link('clusters &amp; many'))
    expect(linked('clusters', html.indexOf('clusters. The'))).toContain(`more ${link('clusters')}.`)
  })

  test('and nowhere else', () => {
    for (const words of ['First', 'The end', 'luster', 'Clusters', 'nothing', '&']) {
      expect(linked(words)).toBe(`“${words}” does not stand in this sentence.`)
    }
  })

  test('but not where no link can be', () => {
    const text = readText('<p>A <code>word</code> and <em>some of</em> it.</p>')
    const near = { start: 3, end: 4 }
    expect(placeOfWords(text, { near, words: 'word', toPage: 'p' })).toContain('In code')
    expect(placeOfWords(text, { near, words: 'of it', toPage: 'p' })).toContain('formatting')
    expect(placeOfWords(text, { near: { start: 900, end: 901 }, words: 'A', toPage: 'p' })).toContain('has changed')
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
        const words = quote.sentence.slice(quote.start, quote.end)
        const place = placeOfWords(readText(text), { near: { start, end }, words, toPage: 'target' })
        expect(place).toMatchObject({ start, end })
      }
    }),
  )
})
