import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import fc from 'fast-check'
import { roundTrip, test } from '~test/article-editor-page'
import { cleanArticle, cleanHtmlToText } from '../../app/rich-text/clean-html.server'
import { renderMarkdown } from '../../app/rich-text/render-markdown.server'

/** Texts that differ only in what nobody can see: spaces between blocks, and a paragraph around an item's only words. */
function inOneForm(html: string) {
  return html
    .replace(/<(li|td|th)([^>]*)>\s*<p>((?:(?!<\/?p[ >]).)*)<\/p>\s*<\/\1>/gs, '<$1$2>$3</$1>')
    .replace(/\n(?=<\/code><\/pre>)/g, '\u0001')
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) =>
      part.startsWith('<pre>')
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(
              / ?(<\/?(?:p|h\d|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|figure|figcaption|section|pre|hr|div)\b[^>]*>) ?/g,
              '$1',
            ),
    )
    .join('')
    .trim()
}

const demoPosts = readdirSync('demo/posts').filter((name) => name.endsWith('.md'))

for (const name of demoPosts) {
  test(`the demo post ${name} comes out of the editor as it went in`, async ({ page }) => {
    const stored = renderMarkdown(
      readFileSync(`demo/posts/${name}`, 'utf8').replace(/^---[\s\S]*?\n---/, ''),
    ).replaceAll(
      /<img src="[^"]*"/g,
      '<img src="/media/0123456789abcdef0123456789abcdef-960.webp" srcset="/media/a-480.webp 480w" width="960" height="540"',
    )
    const written = await roundTrip(page, stored)
    expect(inOneForm(written)).toBe(inOneForm(stored))
    expect(cleanArticle(written)).toBe(written)
    expect(cleanHtmlToText(written)).toBe(cleanHtmlToText(stored))
  })
}

// as the editor writes them: each comes out as it went in, to the letter
const features: Record<string, string> = {
  'headings with their ids': '<h2 id="a">A</h2>\n<h3>B</h3>\n<h4>C</h4>\n<h5>D</h5>',
  'marks, also inside each other':
    '<p><strong>a <em>b</em></strong> <s>c</s> <a href="/x"><strong>d <code>e</code></strong></a> H<sub>2</sub> x<sup>2</sup> <kbd>K</kbd> <mark>m</mark> <abbr title="T">t</abbr></p>',
  'line breaks': '<p>a<br />b</p>',
  'odd characters': '<p>a &amp; b &lt;c&gt; "d" \'e\' \u00a0 🙂</p>',
  'links with all they have':
    '<p><a href="https://example.com/?a=1&amp;b=2" title="T" rel="nofollow">x</a> <a href="mailto:a@b.c">m</a></p>',
  'a link that opens in a new tab': '<p><a href="/x" rel="nofollow noopener" target="_blank">x</a></p>',
  'nested lists': '<ul><li>a<ol start="3"><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>',
  'a quote': '<blockquote><p>a</p><p>b <cite>c</cite></p></blockquote>',
  'code with its language': '<pre><code class="language-ts">const a = 1 &lt; 2\n\n  b()\n</code></pre>',
  'code without one': '<pre><code>a\n</code></pre>',
  'a rule': '<p>a</p>\n<hr />\n<p>b</p>',
  'a table':
    '<table><thead><tr><th scope="col">a</th><th align="right">b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr><tr><td><p>d</p><p>e</p></td><td align="right">f</td></tr></tbody></table>',
  'a picture with its caption':
    '<figure><img src="/media/x-960.webp" srcset="/media/x-480.webp 480w, /media/x-960.webp 960w" sizes="100vw" width="960" height="540" alt="A &quot;b&quot;" /><figcaption>By <a href="/about">us</a></figcaption></figure>',
  'a picture without one': '<figure><img src="/media/x-960.webp" width="960" height="540" alt="" /></figure>',
  'a picture in a paragraph of an older text': '<p><img src="/media/x-960.webp" alt="x" /></p>',
  'a small picture among words': '<p>a <img src="/media/x-960.webp" alt="x" /> b</p>',
  'a linked picture': '<figure><a href="/x"><img src="/media/x-960.webp" alt="x" /></a></figure>',
  'an embed':
    '<figure class="embed" data-embed-url="https://youtu.be/dQw4w9WgXcQ"><a href="https://youtu.be/dQw4w9WgXcQ">A film</a></figure>',
  footnotes:
    '<p>a<sup><a id="footnote-ref-1" href="#footnote-1" aria-describedby="footnote-label">1</a></sup></p>\n<section class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2><ol><li id="footnote-1"><p>b <a href="#footnote-ref-1" aria-label="Back">↩</a></p></li></ol></section>',
  'folded text, definitions and a table with a caption':
    '<details><summary>a</summary><p>b</p></details>\n<dl><dt>a</dt><dd>b</dd></dl>\n<table><caption>c</caption><tbody><tr><td>d</td></tr></tbody></table>',
}

test('every feature comes out of the editor as it went in, and the cleaning leaves it alone', async ({ page }) => {
  for (const [name, html] of Object.entries(features)) {
    expect(cleanArticle(html), name).toBe(html)
    expect(await roundTrip(page, html), name).toBe(html)
  }
})

test('whatever clean text is put together, the editor and the cleaning agree on it', async ({ page }) => {
  const words = fc
    .string({ minLength: 1, maxLength: 8 })
    .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
  const inline = fc.oneof(
    words,
    ...['strong', 'em', 'code', 's', 'kbd', 'sub'].map((tag) => words.map((text) => `<${tag}>${text}</${tag}>`)),
    words.map((text) => `<a href="/x">${text}</a>`),
    fc.constant('a<br>b'),
  )
  // a letter at either edge: spaces there are shown by no browser, and may go
  const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => `a${parts.join('')}b`)
  const piece = fc.oneof(
    line.map((text) => `<p>${text}</p>`),
    line,
    line.map((text) => `<h3>${text}</h3>`),
    fc
      .array(line, { minLength: 1, maxLength: 3 })
      .map((items) => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`),
    line.map((text) => `<blockquote>${text}</blockquote>`),
    words.map((text) => `<pre><code class="language-js">${text}</code></pre>`),
    line.map((text) => `<table><tr><th>${text}</th><td>${text}</td></tr></table>`),
    ...Object.values(features).map((html) => fc.constant(html)),
  )
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => cleanArticle(pieces.join('')))
  await fc.assert(
    fc.asyncProperty(text, async (stored) => {
      const written = await roundTrip(page, stored)
      expect(cleanArticle(written)).toBe(written)
      expect(cleanHtmlToText(written).replace(/\s/g, '')).toBe(cleanHtmlToText(stored).replace(/\s/g, ''))
      expect(await roundTrip(page, written)).toBe(written)
    }),
    { numRuns: 150 },
  )
})
