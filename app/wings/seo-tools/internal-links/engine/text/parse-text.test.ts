import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanArticle } from '~/rich-text/clean-html.server'
import { decodeEntities } from '~/rich-text/entities'
import { anyMalformedHtml, anyPlainText } from '~test/any-malformed-html'
import { findUnlinkableReason, type HtmlBlock, sourceEnd, sourceStart } from './html-block'
import { parseText } from './parse-text'

const shown = (html: string) => parseText(html).blocks.map(({ kind, text }) => [kind, text])
const closedIn = ({ text, unlinkable }: HtmlBlock) =>
  unlinkable.map(({ start, end, reason }) => [reason, text.slice(start, end)])

test('a text is read as its paragraphs, items, cells and quotes', () => {
  const html =
    '<h2>Pricing</h2>\n<p>One <strong>two</strong> three.</p><ul><li>Item<ul><li><p>Inner</p></li></ul></li></ul><blockquote><p>Said.</p></blockquote><table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>Bare'
  expect(shown(html)).toEqual([
    ['heading', 'Pricing'],
    ['paragraph', 'One two three.'],
    ['item', 'Item'],
    ['item', 'Inner'],
    ['quote', 'Said.'],
    ['cell', 'Head'],
    ['cell', 'Cell'],
    ['paragraph', 'Bare'],
  ])
})

test('entities are read as what they mean, and unknown ones as one sign that is no word', () => {
  expect(shown('<p>Q&amp;A &lt;b&gt; &#39;x&#x27; 5&nbsp;m &copy; &#0; AT&T</p>')).toEqual([
    ['paragraph', "Q&A <b> 'x' 5\u00a0m \ufffc \ufffc AT&T"],
  ])
})

test('headings, links, code, captions, table headings, embeds and footnotes are closed', () => {
  const html =
    '<h3>Title</h3><p>A <a href="/x">link</a> and <code>code</code> <kbd>K</kbd>.</p><pre><code>let a</code></pre><figure><img src="/media/a.webp" alt="" /><figcaption>Caption</figcaption></figure><table><tr><th>Head</th><td>Cell</td></tr></table><details><summary>More</summary><p>Text</p></details><figure class="embed" data-embed-url="https://x.example"><a href="https://x.example">Film</a></figure><section class="footnotes"><ol><li>Note</li></ol></section>'
  const { blocks } = parseText(html)
  expect(blocks.flatMap(closedIn)).toEqual([
    ['heading', 'Title'],
    ['link', 'link'],
    ['code', 'code'],
    ['code', 'K'],
    ['code', 'let a'],
    ['caption', 'Caption'],
    ['table-heading', 'Head'],
    ['button', 'More'],
    ['embed', 'Film'],
    ['footnote', 'Note'],
  ])
})

test('links are found with their address, their words and their place', () => {
  const html =
    '<p>First.</p><p>See <a id="a" href="page:1?a=1&amp;b=2" rel="nofollow">the <em>guide</em></a> and <a>this</a>.</p>'
  expect(parseText(html).links).toEqual([{ href: 'page:1?a=1&b=2', anchor: 'the guide', block: 1, start: 4, end: 13 }])
})

test('whatever is read, each part of a text stands where it says', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyMalformedHtml, anyPlainText.map(cleanArticle), anyMalformedHtml.map(cleanArticle)),
      (html) => {
        for (const block of parseText(html).blocks) {
          for (const { at, length, source, sourceLength } of block.runs) {
            expect(sourceStart(block, at)).toBe(source)
            expect(sourceEnd(block, at + length)).toBe(source + sourceLength)
            if (length === sourceLength)
              expect(html.slice(source, source + length)).toBe(block.text.slice(at, at + length))
          }
        }
      },
    ),
  )
})

test('no word of a clean text is lost, added or moved', () => {
  fc.assert(
    fc.property(anyMalformedHtml.map(cleanArticle), (html) => {
      const words = (text: string) => text.replace(/\s/g, '')
      const read = parseText(html).blocks.map(({ text }) => text.replaceAll('\ufffc', ''))
      expect(words(read.join(''))).toBe(words(decodeEntities(html.replace(/<[^>]*>/g, ''))))
    }),
  )
})

test('a place is closed as soon as it touches what is closed', () => {
  const [block] = parseText('<p>ab<code>cd</code>ef</p>').blocks as [HtmlBlock]
  const places = [
    [0, 2],
    [0, 3],
    [2, 4],
    [3, 6],
    [4, 6],
  ].map(([start = 0, end = 0]) => findUnlinkableReason(block, start, end))
  expect(places).toEqual([undefined, 'code', 'code', 'code', undefined])
})

test('hostile texts are read in one pass', () => {
  const many = 20_000
  const texts = ['<a ', '<p>', '</p>', '</x>', '<!--', '&', '&amp', '<a href="', "<p title='", '< ', '<b><i></b></i>']
  for (const text of texts) expect(parseText(text.repeat(many)).html.length).toBe(text.length * many)
  expect(parseText(`${'<strong>'.repeat(many)}a${'</em>'.repeat(many)}`).blocks).toHaveLength(1)
})
