import { expect, test } from 'vitest'
import { cleanArticle, cleanHtmlToText } from './clean-html.server'
import { embedOrigins, parseEmbedUrl } from './embed'
import { enhanceArticleHtml } from './enhance-article-html'

test('code of a known language is highlighted with four classes, and its text stays to the letter', () => {
  const stored = cleanArticle(
    '<pre><code class="language-ts">// a\nconst a: string = "&lt;b&gt; &amp;" + 1\n</code></pre>',
  )
  const shown = enhanceArticleHtml(stored)
  expect(shown).toContain('<span class="c">// a</span>')
  expect(shown).toContain('<span class="k">const</span>')
  expect(shown).toContain('<span class="s">"&lt;b&gt; &amp;"</span>')
  expect(shown).toContain('<span class="n">1</span>')
  expect([...shown.matchAll(/<span class="([^"]*)"/g)].every(([, name]) => /^[ksnc]$/.test(name ?? ''))).toBe(true)
  expect(cleanHtmlToText(shown).replace(/\s/g, '')).toBe(cleanHtmlToText(stored).replace(/\s/g, ''))
  expect(cleanArticle(stored)).toBe(stored)
})

test('code blocks with words after their code are read once, however many there are', () => {
  const stored = cleanArticle('<pre><code class="language-ts">const a</code>b</pre>'.repeat(20_000))
  const startedAt = performance.now()
  const shown = enhanceArticleHtml(`${stored}<pre><code class="language-ts">const b</code></pre>`)
  expect(performance.now() - startedAt).toBeLessThan(3_000)
  expect(shown.match(/<span class="k">/g)).toHaveLength(1)
})

test('code of an unknown language or of none is left alone', () => {
  for (const html of ['<pre><code class="language-nonsense">a\n</code></pre>', '<pre><code>const a\n</code></pre>']) {
    expect(enhanceArticleHtml(html)).toBe(html.replace('<pre>', '<pre tabindex="0">'))
  }
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/abc123', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abc123'],
  [
    'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
    'https://www.loom.com/embed/0123456789abcdef0123456789abcdef',
  ],
  ['https://codepen.io/chriscoyier/pen/gfdDu', 'https://codepen.io/chriscoyier/embed/gfdDu?default-tab=result'],
])('%s is shown in a frame from %s', (url, frameUrl) => {
  expect(parseEmbedUrl(url)?.frameUrl).toBe(frameUrl)
  expect(embedOrigins).toContain(new URL(frameUrl).origin)
  expect(cleanArticle(`<figure class="embed" data-embed-url="${url.replaceAll('&', '&amp;')}">x</figure>`)).toContain(
    'class="embed"',
  )
})

test.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ',
  '',
])('%s is no embed, and a figure that says so is a plain one', (url) => {
  expect(parseEmbedUrl(url)).toBeUndefined()
  expect(cleanArticle(`<figure class="embed" data-embed-url="${url}">x</figure>`)).toBe('<figure>x</figure>')
})
