import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastestRunMs } from '~test/fastest-run'
import { hostileMarkdown } from '~test/hostile-markdown'
import { createMarkdownConverter, MarkdownTooLong } from './create-markdown-converter'
import { footnotes } from './footnotes'
import { wordsOnly } from './words-only'

const article = createMarkdownConverter({ plugins: [footnotes] })
const note = createMarkdownConverter({ breaks: true, plugins: [wordsOnly] })
const html = (text: string) => article(text).html.trim()

const link = (href: string, words = href) => `<a href="${href}">${words}</a>`

describe('GitHub’s dialect', () => {
  test.each([
    ['~~two~~ ~one~ ~~~three~~~ a~b', '<p><del>two</del> <del>one</del> ~~~three~~~ a~b</p>'],
    ['~~a~ b~~', '<p><del>a~ b</del></p>'],
    ['- [ ] a\n- [x] b', expect.stringContaining('<li><input checked="" disabled="" type="checkbox"> b</li>')],
    ['- [ ] `a`\n- [ ]', expect.stringContaining('type="checkbox"> <code>a</code></li>\n<li>[ ]</li>')],
    ['|a|\n|-:|\n|1|', expect.stringContaining('<td align="right">1</td>')],
    ['see https://a.example/b_c_d.', `<p>see ${link('https://a.example/b_c_d')}.</p>`],
    [
      '(www.a.example/(b)), **http://c.d**',
      `<p>(${link('http://www.a.example/(b)', 'www.a.example/(b)')}), <strong>${link('http://c.d')}</strong></p>`,
    ],
    ['http://a.b/?c&amp; http://a.b/&copy;', expect.stringContaining(link('http://a.b/', 'http://a.b/'))],
    ['[http://a.b](/c) `http://d.e`', `<p>${link('/c', 'http://a.b')} <code>http://d.e</code></p>`],
    ['ada_b@c.example, a@b', `<p>${link('mailto:ada_b@c.example', 'ada_b@c.example')}, a@b</p>`],
    ['[a](javascript:b)', `<p>${link('javascript:b', 'a')}</p>`],
    ['[a](</b c%20d>)', `<p>${link('/b%20c%20d', 'a')}</p>`],
    ['xhttps://a.b swww.c.d http://', '<p>xhttps://a.b swww.c.d http://</p>'],
  ])('%j', (markdown, expected) => expect(html(markdown)).toEqual(expected))

  test('footnotes stand at the end, in the order in which the text refers to them, and lead back to each place', () => {
    const text =
      'One[^b] two[^a] three[^b] four[^c]\n\n[^a]: First\n    goes on.\n\n    - item\n\n[^b]: *Second*\n[^d]: Unused\n'
    expect(html(text).split('\n')).toEqual([
      '<p>One<sup><a id="footnote-ref-b" href="#footnote-b" aria-describedby="footnote-label">1</a></sup> two<sup><a id="footnote-ref-a" href="#footnote-a" aria-describedby="footnote-label">2</a></sup> three<sup><a id="footnote-ref-b-2" href="#footnote-b" aria-describedby="footnote-label">1</a></sup> four[^c]</p>',
      '<section class="footnotes">',
      '<h2 id="footnote-label" class="sr-only">Footnotes</h2>',
      '<ol>',
      '<li id="footnote-b">',
      '<p><em>Second</em> <a href="#footnote-ref-b" aria-label="Back to reference b">↩</a> <a href="#footnote-ref-b-2" aria-label="Back to reference b">↩<sup>2</sup></a></p>',
      '</li>',
      '<li id="footnote-a">',
      '<p>First',
      'goes on.</p>',
      '<ul>',
      '<li>item</li>',
      '</ul>',
      ' <a href="#footnote-ref-a" aria-label="Back to reference a">↩</a></li>',
      '</ol>',
      '</section>',
    ])
  })

  test('a text of words only keeps addresses beside them and shows tags as they were typed', () => {
    const text = '[us](https://a.example) https://b.example ![p](/c.png) <b>x</b>\nnext'
    expect(note(text).html).toBe(
      '<p>us (https://a.example) https://b.example p (/c.png) &lt;b&gt;x&lt;/b&gt;<br>\nnext</p>\n',
    )
  })
})

describe('hostile texts', () => {
  // most take some thirty; a reader whose time grows with the square of the length took 2.6 seconds for the first of them
  const WITHIN_MS = 2_500
  const MAX_HTML_LENGTH = 4_000_000

  test('each is read at once, and makes no endless HTML', { timeout: 180_000 }, () => {
    const slow: string[] = []
    for (const [name, text] of hostileMarkdown(24_000)) {
      let made = ''
      const ms = fastestRunMs(() => {
        made = article(text).html
      }, WITHIN_MS)
      if (ms > WITHIN_MS || made.length > MAX_HTML_LENGTH)
        slow.push(`${name}: ${ms.toFixed(0)} ms, ${made.length} characters`)
    }
    expect(slow).toEqual([])
  })

  const wordsOf = (made: string) => made.replace(/<[^<>]*>/g, '').match(/word\d+/g)

  test.each([
    ['quotations', (at: number) => `${'> '.repeat(at + 1)}word${at}\n`],
    ['lists', (at: number) => `${'  '.repeat(at)}- word${at}\n`],
    ['marks', (at: number) => `**word${at} `],
  ])('%s that are nested too deeply become text, and no word of them is lost', (_name, partAt) => {
    const parts = Array.from({ length: 300 }, (_, at) => partAt(at))
    const text = parts.join('') + (parts[0]?.startsWith('**') ? 'a**'.repeat(300) : '')
    const { html: made, hasPlainParts } = article(text)
    expect(hasPlainParts).toBe(true)
    expect(wordsOf(made)).toEqual(parts.map((_, at) => `word${at}`))
    expect(Math.max(...openTags(made))).toBeLessThan(60)
  })

  test('what people write is not nested too deeply', () => {
    const text = '> > - a\n> >   - b\n> >     1. c **d *e ~~f~~***\n'
    expect(article(text).hasPlainParts).toBe(false)
  })

  test('what is longer than any article is refused', () => {
    expect(() => article('a'.repeat(4 * 1024 * 1024 + 1))).toThrow(MarkdownTooLong)
  })

  test('whatever the text is, it is read, and its words are kept', () => {
    const piece = fc.constantFrom(
      ...'*_~`[]()<>!#-+|:&;\\^"\'\n \t'.split(''),
      '[^1]',
      '[^1]: ',
      'http://',
      'www.',
      '@',
      'word1',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('')
        for (const convert of [article, note]) expect(typeof convert(text).html).toBe('string')
      }),
      { numRuns: 500 },
    )
  })
})

/** How many tags are open at each place. */
function openTags(made: string) {
  let open = 0
  return [...made.matchAll(/<(\/?)(?!br|hr|input)[a-z]/g)].map(([, isEnd]) => (isEnd ? open-- : ++open))
}
