import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { roundTripMarkdown, roundTripPaste, test } from '~test/article-editor-page'
import { xssPayloads } from '~test/xss-payloads'
import { cleanArticle } from '../../app/rich-text/clean-html.server'

async function pastedCleanly(page: Page, html: string) {
  const written = await roundTripPaste(page, html)
  expect(cleanArticle(written)).toBe(written)
  return written.split('\n')
}

test('a text from Word keeps its headings, lists, quote and table, and loses what only Word reads', async ({
  page,
}) => {
  expect(await pastedCleanly(page, readFileSync('tests/support/pasted/word.html.txt', 'utf8'))).toEqual([
    '<h2>Quarterly review</h2>',
    '<h2>What we learned</h2>',
    '<p>Sales were <strong>up by 12\u00a0%</strong>, and <em>most</em> of it came from <a href="https://example.com/partners">partners</a>.</p>',
    '<ul><li>First point<ul><li>Below it</li></ul></li><li>Second point</li></ul>',
    '<p>Steps:</p>',
    '<ol><li>Ask</li><li>Listen</li></ol>',
    '<blockquote><p>“We stopped guessing.”</p></blockquote>',
    '<table><tbody><tr><td><strong>Region</strong></td><td>Sales</td></tr></tbody></table>',
  ])
})

test('a text from Google Docs keeps its headings, marks, nested lists and table', async ({ page }) => {
  expect(await pastedCleanly(page, readFileSync('tests/support/pasted/google-docs.html.txt', 'utf8'))).toEqual([
    '<h2>Launch notes</h2>',
    '<p>We <strong>shipped</strong> on <em>Tuesday</em><s> at noon</s>. See <a href="https://example.com/notes?a=1">the notes</a>, H<sub>2</sub>O.</p>',
    '<h3>Next</h3>',
    '<ul><li>One<ul><li>One below</li></ul></li><li>Two</li></ul>',
    '<table><tbody><tr><td>Who</td><td>What</td></tr></tbody></table>',
    '<p><a href="https://lh7-us.googleusercontent.com/docsz/AD_4nXabc">Image</a></p>',
  ])
})

test('Markdown becomes what it stands for', async ({ page }) => {
  const markdown =
    '# Top\n\nSome **bold** and `code`, [a link](https://example.com).\n\n- one\n  - below\n- two\n\n> quoted\n\n```ts\nlet a = 1 < 2\n```\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n---\n'
  const written = await roundTripMarkdown(page, markdown)
  expect(cleanArticle(written)).toBe(written)
  expect(written.split('\n')).toEqual([
    '<h2>Top</h2>',
    '<p>Some <strong>bold</strong> and <code>code</code>, <a href="https://example.com">a link</a>.</p>',
    '<ul><li>one<ul><li>below</li></ul></li><li>two</li></ul>',
    '<blockquote><p>quoted</p></blockquote>',
    '<pre><code class="language-ts">let a = 1 &lt; 2',
    '</code></pre>',
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table>',
    '<hr />',
  ])
})

test('nothing of a hostile paste runs, and nothing of it stays', async ({ page }) => {
  const fired: string[] = []
  await page.exposeFunction('fired', (name: string) => fired.push(name))
  page.on('dialog', (dialog) => {
    fired.push(dialog.message())
    void dialog.dismiss()
  })
  for (const html of xssPayloads) {
    const written = await roundTripPaste(page, html)
    expect(cleanArticle(written), html).toBe(written)
    expect(written, html).not.toMatch(
      /<[^>]*\s(on\w+|style|srcdoc)\s*=|javascript:|<(script|svg|iframe|math|form|style)/i,
    )
    // put into the page as a reader gets it
    await page.evaluate((clean) => {
      const article = document.body.appendChild(document.createElement('article'))
      article.innerHTML = clean
    }, written)
  }
  await page.waitForTimeout(200)
  expect(fired).toEqual([])
  await page.locator('body > article').evaluateAll((articles) => articles.map((one) => one.remove()))
})
