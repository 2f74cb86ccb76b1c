import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { createMarkdownConverter } from '~/platform/markdown/create-markdown-converter'
import { parseFrontMatter } from '~/platform/text/front-matter'
import { anyHtml } from '~test/any-content'
import { describe, expect, test } from '~test/test'
import { cleanArticle, cleanHtmlToText } from './clean-html.server'
import { htmlToMarkdown } from './html-to-markdown'
import { renderMarkdown } from './render-markdown.server'

describe('HTML becomes the Markdown that somebody would have written', () => {
  const cases: [string, string][] = [
    ['<p>Plain <strong>bold</strong>, <em>light</em> and <s>gone</s>.</p>', 'Plain **bold**, *light* and ~~gone~~.'],
    ['<h2 id="a">A part</h2><h3>Below</h3>', '## A part\n\n### Below'],
    ['<p>One<br />two</p>', 'One\\\ntwo'],
    ['<ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>', '- a\n\n- b\n\n  3. c'],
    ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<pre><code class="language-ts">a\n\n```\n</code></pre>', '````ts\na\n\n```\n````'],
    ['<p><code>a`b</code></p>', '``a`b``'],
    ['<p><a href="/blog/x (1)" title="T">x</a></p>', '[x](/blog/x%20%281%29 "T")'],
    ['<p><img src="/media/a-1.webp" alt="A [b]" width="1" height="1" /></p>', '![A \\[b\\]](/media/a-1.webp)'],
    [
      '<table><thead><tr><th align="right">n</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>a|b</td></tr></tbody></table>',
      '| n | b |\n| ---: | --- |\n| 1 | a\\|b |',
    ],
    ['<p># no heading</p><p>1. no list</p><p>- no list</p>', '\\# no heading\n\n1\\. no list\n\n\\- no list'],
    [
      '<p>un<em>bel</em>ievable 2 * 3 _x_ &amp;amp; &lt;b&gt; https://example.com</p>',
      'un<em>bel</em>ievable 2 \\* 3 \\_x\\_ &amp;amp; \\<b\\> https\\://example.com',
    ],
    ['<details><summary>More</summary><p>a</p></details>', '<details><summary>More</summary><p>a</p></details>'],
  ]
  test.for(cases)('%s', ([html, markdown]) => {
    expect(htmlToMarkdown(html)).toBe(`${markdown}\n`)
  })
})

// without the marks of print, which are put in on purpose
const plain = createMarkdownConverter()
const words = (html: string) => cleanHtmlToText(html).replace(/[\s\p{Cc}]+/gu, '')

test('every post of the demo says the same after a way through Markdown', async () => {
  const folder = path.resolve('demo/posts')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const html = renderMarkdown(parseFrontMatter(await readFile(path.join(folder, file), 'utf8')).body)
    expect(words(renderMarkdown(htmlToMarkdown(html)))).toBe(words(html))
  }
})

test('no word is lost and nothing new means something, whatever was written', () => {
  fc.assert(
    fc.property(anyHtml(['/blog/a']), (written) => {
      const html = cleanArticle(written)
      const back = cleanArticle(plain(htmlToMarkdown(html)).html)
      expect(words(back)).toBe(words(html))
    }),
    { numRuns: 300 },
  )
})
