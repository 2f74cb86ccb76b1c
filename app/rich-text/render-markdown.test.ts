import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanArticle, cleanHtmlToText } from './clean-html.server'
import { enhanceArticleHtml } from './enhance-article-html'
import { addHeadingIds, extractOutline } from './outline'
import { renderMarkdown } from './render-markdown.server'

test('Markdown becomes headings with ids, tables and footnotes', () => {
  const html = renderMarkdown(
    '# Top\n\n## Same\n\n## Same\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nFact[^1].\n\n[^1]: Source.\n',
  )
  expect(html).toContain('<h2 id="top">Top</h2>')
  expect(html).toContain('<h2 id="same-2">')
  expect(html).toContain('<table>')
  expect(html).toContain('class="footnotes"')
  expect(extractOutline(html).map(({ id }) => id)).toEqual(['top', 'same', 'same-2'])
})

test.each([
  ['<script>alert(1)</script>hi', 'hi'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVa\tScript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<iframe src="https://x"></iframe>', ''],
  ['<style>body{}</style>x', 'x'],
  ['<svg><script>1</script></svg>', ''],
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ['<p class="admin-bar language-ts">a</p>', '<p class="language-ts">a</p>'],
  ['<form action="/x"><input name="a"></form>', ''],
  ['<p id="root">a</p>', '<p>a</p>'],
  ['<img src="/media/a.webp" srcset="https://x.example/a.png 1x">', '<img src="/media/a.webp" />'],
  ['<img src="/media/a.webp" srcset="/media/a-480.webp 480w, //x.example/a.png 1x">', '<img src="/media/a.webp" />'],
])('%j is cleaned to %j', (hostile, clean) => expect(cleanArticle(hostile)).toBe(clean))

test('whatever is thrown at it, nothing that runs comes out', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:1">',
      '<!--',
      '-->',
      '"><',
      '<svg/onload=1>',
      '&#106;avascript:',
      '<p ',
      'nonce="a"',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = cleanArticle(pieces.join(''))
      expect(clean).not.toMatch(/<(script|svg|iframe|style|form|object|embed)/i)
      expect(clean).not.toMatch(/<[^>]*\s(on\w+|nonce|style)\s*=/i)
      expect(clean).not.toMatch(/(href|src)="\s*javascript:/i)
    }),
    { numRuns: 300 },
  )
})

test('ids given in the text are kept once, each heading has its own', () => {
  const html = addHeadingIds('<h2 class="x" id="a">One</h2><h3 id="a">Two</h3><h2>   </h2>')
  expect(html).toBe('<h2 id="a" class="x">One</h2><h3 id="a-2">Two</h3><h2 id="section">   </h2>')
})

test('tables and code can be scrolled by keyboard', () => {
  expect(enhanceArticleHtml('<table><tr><th></th></tr></table><pre><code>a</code></pre>')).toBe(
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table><tr><td></td></tr></table></div><pre tabindex="0"><code>a</code></pre>',
  )
})

test('the words of an article are its text without marks', () => {
  expect(cleanHtmlToText('<h2>One &amp; two</h2><p>three<br>four</p>')).toBe('One & two three four')
})
