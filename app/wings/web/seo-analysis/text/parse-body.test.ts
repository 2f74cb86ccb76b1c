import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBody } from './parse-body'

const blocksOf = (html: string) => parseBody(html).blocks.map(({ kind, level, text }) => [kind, level, text])

test('the blocks of a text are told apart, each with the words that people see', () => {
  const html = `<h2>Why <em>estimates</em> fail</h2><p>One &amp; two,<br>three&nbsp;four.</p>
    <ul><li><p>First</p></li><li>Second<ul><li>Inner</li></ul></li></ul>
    <blockquote><p>Said.</p></blockquote><table><tbody><tr><th>Head</th><td>Cell</td></tr></tbody></table>
    <pre><code>let a = 1\n  b</code></pre><figure><img src="/a.png" alt="A chart"><figcaption>Caption</figcaption></figure>`
  expect(blocksOf(html)).toEqual([
    ['heading', 2, 'Why estimates fail'],
    ['paragraph', 0, 'One & two,\nthree\u00a0four.'],
    ['item', 0, 'First'],
    ['item', 0, 'Second'],
    ['item', 0, 'Inner'],
    ['quote', 0, 'Said.'],
    ['cell', 0, 'Head'],
    ['cell', 0, 'Cell'],
    ['code', 0, 'let a = 1\n  b'],
    ['caption', 0, 'Caption'],
  ])
})

test('a link is told of once, with its words and where they stand', () => {
  const { links, blocks } = parseBody(
    '<p>Read  <a href="page:1" rel="nofollow">our <strong>guide</strong> </a>now.</p><a href="/b"><h3>A card</h3><p>More</p></a>',
  )
  expect(links).toEqual([
    { href: 'page:1', rel: 'nofollow', text: 'our guide', alt: '', block: 0, from: 5, to: 14 },
    { href: '/b', rel: '', text: 'A card', alt: '', block: 1, from: 0, to: 6 },
  ])
  expect(blocks[0]?.text.slice(5, 14)).toBe('our guide')
})

test('pictures keep the difference between no alt text and an empty one', () => {
  const { images, lists, tables, embeds } = parseBody(
    `<p>a</p><img src="1.png"><img src='2.png' alt=""><img src=3.png alt="x &quot;y&quot;"><ol><li>z</li></ol>
     <table></table><figure class="embed" data-embed-url="https://youtu.be/x"></figure>`,
  )
  expect(images.map(({ src, alt, block }) => [src, alt, block])).toEqual([
    ...[
      ['1.png', null, 1],
      ['2.png', '', 1],
      ['3.png', 'x "y"', 1],
    ],
  ])
  expect([lists, tables, embeds]).toEqual([1, 1, 1])
})

test('what is no HTML is text, and what is never closed ends with the page', () => {
  expect(blocksOf('1 < 2 and 3<4 <p>open <!-- hidden > --><a href="x>y">link')).toEqual([
    ['paragraph', 0, '1 < 2 and 3<4'],
    ['paragraph', 0, 'open link'],
  ])
  expect(blocksOf('&#38;lt; &#x41; &#0; &amp;nbsp; &unknown;')).toEqual([
    ['paragraph', 0, '&lt; A \ufffd &nbsp; &unknown;'],
  ])
})

test('any text at all is read, and links lie within their blocks', () => {
  const piece = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<a href="/x">',
      '</a>',
      '<li>',
      '</li>',
      '<h2>',
      '</h2>',
      '<b',
      '"',
      ' ',
      '\n',
      'word',
      '&amp;',
    ],
    ...['<br>', '<img src=a>', '<pre>', '</pre>', '<!--', '-->', '<', '>', '<ul>', '</ul>', '<td>', '&nbsp;', '😀'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { blocks, links } = parseBody(pieces.join(''))
      for (const { text, index } of blocks) {
        expect(text.trim()).not.toBe('')
        expect(blocks[index]?.text).toBe(text)
      }
      for (const { block, from, to, text } of links) {
        if (text.trim()) expect(blocks[block]?.text.slice(from, to)).toBe(text)
      }
    }),
  )
})

test('a page of nothing but open tags and signs is read in time that grows with its length', () => {
  const hostile = ['<a href="', '<p>', '<div><div>', '<a href=/x>y', '<!-- ', '&amp;', '<b x="\'', '</p>'].map((part) =>
    part.repeat(100_000),
  )
  for (const html of hostile) expect(parseBody(html).blocks.length).toBeLessThanOrEqual(100_000)
})
