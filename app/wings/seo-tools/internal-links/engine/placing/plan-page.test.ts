import { describe, expect, test } from 'vitest'
import { cleanArticle } from '~/rich-text/clean-html.server'
import { allPublic, aPage, aRule, noLimits } from '../../fixtures'
import type { LinkRule } from '../../rules/link-rule'
import { compileRules } from './compile-rules'
import { openingTag } from './opening-tag'
import type { LinkInsertion, PageTexts, PlacingSettings, SiteContext } from './page-plan'
import { placeLinks } from './place-links'
import { planPage } from './plan-page'

interface Told {
  rules?: LinkRule[]
  page?: Partial<PageTexts>
  site?: SiteContext
  settings?: Partial<PlacingSettings>
}

function plan(html: string, { rules = [aRule()], page, site = allPublic, settings }: Told = {}) {
  return planPage(compileRules(rules), aPage(html, page), site, { ...noLimits, ...settings })
}

function linked(html: string, told?: Told) {
  return placeLinks(html, plan(html, told).insertions).html
}

const reasons = (html: string, told?: Told) => plan(html, told).skips.map(({ reason }) => reason)

const link = (words: string, target = 'target') => `<a href="page:${target}">${words}</a>`

test('a keyword gets its link, and the plan quotes the sentence around it', () => {
  const html = '<p>First one. Every Queue &amp; line counts, e.g. here. Last one.</p>'
  expect(linked(html)).toBe(`<p>First one. Every ${link('Queue')} &amp; line counts, e.g. here. Last one.</p>`)
  const [{ quote }] = plan(html).insertions as [LinkInsertion]
  expect(quote.sentence).toBe('Every Queue & line counts, e.g. here.')
  expect(quote.sentence.slice(quote.start, quote.end)).toBe('Queue')
})

test('a link that opens a new tab or is not followed says so, and is safe in its attribute', () => {
  const url = 'https://example.com/?a=1&b="2"'
  const rule = aRule({ toPage: null, toUrl: url, isNofollow: true, opensNewTab: true })
  const tag = '<a href="https://example.com/?a=1&amp;b=&quot;2&quot;" rel="nofollow noopener" target="_blank">'
  expect(openingTag(rule)).toBe(tag)
  const plain = openingTag({ ...rule, opensNewTab: false })
  expect(cleanArticle(`${plain}x</a>`)).toBe(`${plain}x</a>`)
})

describe('Formatting', () => {
  test('words are linked inside of formatting, around it, and across its edge', () => {
    const rules = [aRule({ keyword: 'link rules' })]
    const all: [string, string][] = [
      ['<p><strong>link rules</strong></p>', `<p><strong>${link('link rules')}</strong></p>`],
      ['<p>A <strong>link</strong> rules</p>', `<p>A ${link('<strong>link</strong> rules')}</p>`],
      ['<p>A link <em>rules</em>.</p>', `<p>A ${link('link <em>rules</em>')}.</p>`],
      ['<p><em>li</em>nk r<strong>ul</strong>es</p>', `<p>${link('<em>li</em>nk r<strong>ul</strong>es')}</p>`],
      ['<p><em><s>link</s></em> <s>rules</s></p>', `<p>${link('<em><s>link</s></em> <s>rules</s>')}</p>`],
    ]
    for (const [html, expected] of all) expect(linked(html, { rules })).toBe(expected)
  })

  test('words are left where formatting begins or ends within them', () => {
    const rules = [aRule({ keyword: 'link rules' })]
    for (const html of ['<p><strong>my link</strong> rules</p>', '<p>link <em>rules here</em></p>']) {
      expect(linked(html, { rules })).toBe(html)
      expect(reasons(html, { rules })).toEqual(['formatting'])
    }
  })

  test('words on two lines, beside a picture, or in two paragraphs are no phrase', () => {
    const rules = [aRule({ keyword: 'link rules' })]
    const html = '<p>link<br />rules link <img src="/a.webp" alt="" /> rules link</p><p>rules</p>'
    expect(plan(html, { rules })).toEqual({ pageId: 'page', insertions: [], skips: [] })
  })
})

describe('Places without links', () => {
  test('headings, links, code, captions and the like are named as the reason, each once with its number', () => {
    const html =
      '<h2>Queue queue</h2><p><a href="/x">queue</a> <code>queue</code></p><figure><figcaption>queue</figcaption></figure>'
    expect(plan(html).skips.map(({ reason, occurrences }) => [reason, occurrences])).toEqual([
      ['heading', 2],
      ['link', 1],
      ['code', 1],
      ['caption', 1],
    ])
  })

  test('the first sentence stays free when that is set', () => {
    const html = '<h2>Hello</h2><p>A queue. A queue.</p><p>A queue.</p>'
    expect(linked(html, { settings: { leavesFirstSentence: true } })).toBe(
      `<h2>Hello</h2><p>A queue. A ${link('queue')}.</p><p>A ${link('queue')}.</p>`,
    )
    expect(reasons(html, { settings: { leavesFirstSentence: true } })).toEqual(['first-sentence'])
  })

  test('a page does not link to itself, by id or by path', () => {
    expect(reasons('<p>queue</p>', { page: { id: 'target' } })).toEqual(['itself'])
    const byPath = aRule({ toPage: null, toUrl: '/blog/page' })
    expect(reasons('<p>queue</p>', { rules: [byPath] })).toEqual(['itself'])
  })

  test('what visitors cannot see is not linked', () => {
    expect(reasons('<p>queue</p>', { site: { isPublic: () => false } })).toEqual(['not-public'])
  })

  test('a rule keeps to its kinds, categories and pages', () => {
    const nowhere = { kinds: [], categories: [], include: [], exclude: [] }
    const page = { categories: ['News'] }
    const told = (scope: Partial<LinkRule['scope']>) => ({ page, rules: [aRule({ scope: { ...nowhere, ...scope } })] })
    for (const scope of [
      { kinds: ['product' as const] },
      { categories: ['Docs'] },
      { include: ['x'] },
      { exclude: ['page'] },
    ]) {
      expect(reasons('<p>queue</p>', told(scope))).toEqual(['out-of-scope'])
    }
    const inside = { kinds: ['post' as const], categories: ['Docs', 'News'], include: ['page'], exclude: ['x'] }
    expect(reasons('<p>queue</p>', told(inside))).toEqual([])
  })

  test('a rule that is switched off is not even a reason', () => {
    expect(reasons('<p>queue</p>', { rules: [aRule({ isEnabled: false })] })).toEqual([])
  })
})

describe('Limits', () => {
  const html = '<p>queue queue queue</p><p>queue</p>'
  const count = (told: Told) => linked(html, told).split('<a ').length - 1

  test('hold for a rule in a page and in a paragraph', () => {
    expect(count({ rules: [aRule()] })).toBe(4)
    expect(count({ rules: [aRule({ maxPerPage: 3 })] })).toBe(3)
    expect(count({ rules: [aRule({ maxPerParagraph: 1 })] })).toBe(2)
    expect(reasons(html, { rules: [aRule({ maxPerPage: 3 })] })).toEqual(['rule-limit'])
  })

  test('hold for a target, whichever rules lead there', () => {
    const rules = [aRule({ id: 'a', maxPerTarget: 2 }), aRule({ id: 'b', keyword: 'line', maxPerTarget: 2 })]
    expect(linked('<p>line queue line</p>', { rules })).toBe(`<p>${link('line')} ${link('queue')} line</p>`)
  })

  test('hold for all rules of a run together', () => {
    expect(count({ settings: { maxPerPage: 2 } })).toBe(2)
    expect(count({ settings: { maxPerParagraph: 2 } })).toBe(3)
    expect(reasons(html, { settings: { maxPerPage: 2 } })).toEqual(['page-limit'])
  })

  test('only the first place counts when a rule says so, even when another rule has its words', () => {
    const first = aRule({ isFirstOnly: true })
    expect(linked(`<h2>Queue</h2>${html}`, { rules: [first] })).toBe(
      `<h2>Queue</h2><p>${link('queue')} queue queue</p><p>queue</p>`,
    )
    const stronger = aRule({ id: 'other', keyword: 'queue here', toPage: 'b' })
    expect(linked('<p>queue here, queue</p>', { rules: [first, stronger] })).toBe(
      `<p>${link('queue here', 'b')}, queue</p>`,
    )
  })

  test('a page that links there already gets no second link when a rule says so', () => {
    const rules = [aRule({ isOncePerTarget: true })]
    expect(reasons('<p>queue</p><p><a href="page:target#part">There</a></p>', { rules })).toEqual(['already-linked'])
    expect(count({ rules })).toBe(1)
  })

  test('count over all texts of a page', () => {
    const { insertions } = plan('', {
      page: { texts: ['<p>queue</p>', '<p>queue</p>'] },
      rules: [aRule({ maxPerPage: 1 })],
    })
    expect(insertions.map(({ text }) => text)).toEqual([0])
  })
})

describe('Choosing', () => {
  const short = aRule({ id: 'short', keyword: 'queue', toPage: 'a' })
  const long = aRule({ id: 'long', keyword: 'queue pricing', toPage: 'b' })

  test('the higher priority goes first, then the longer keyword, then the earlier place', () => {
    const html = '<p>queue pricing</p>'
    expect(linked(html, { rules: [short, long] })).toBe(`<p>${link('queue pricing', 'b')}</p>`)
    expect(linked(html, { rules: [{ ...short, priority: 60 }, long] })).toBe(`<p>${link('queue', 'a')} pricing</p>`)
    expect(reasons(html, { rules: [short, long] })).toEqual(['overlap'])
    const abc = [aRule({ id: 'ab', keyword: 'aa bb', toPage: 'a' }), aRule({ id: 'bc', keyword: 'bb cc', toPage: 'b' })]
    expect(linked('<p>aa bb cc</p>', { rules: abc })).toBe(`<p>${link('aa bb', 'a')} cc</p>`)
  })

  test('the order in which rules are given changes nothing', () => {
    const rules = [short, long, aRule({ id: 'same', keyword: 'queue', toPage: 'c' })]
    const html = '<p>queue, queue pricing, queue</p>'
    expect(linked(html, { rules })).toBe(linked(html, { rules: rules.toReversed() }))
  })
})
