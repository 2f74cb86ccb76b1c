import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIndexable } from '../page-facts'
import { extractPageFacts } from './extract-page-facts.server'

const address = {
  origin: 'https://harbor.example',
  path: '/blog/a-post',
  isSeparatePage: (given: string) => given === '/blog?page=2',
}
const read = (main: string, head = '') =>
  extractPageFacts(`<html><head>${head}</head><body>${main}</body></html>`, address)

const frame = `
  <a href="#main">Skip to content</a>
  <header><nav aria-label="Main"><a href="/tools">Products</a></nav></header>
  <nav aria-label="Breadcrumb"><a href="/blog">Blog</a></nav>`
const footer = '<footer><nav><a href="/privacy">Privacy</a></nav></footer>'

test('the head is kept as it is written, with what is there twice, and its structured data', () => {
  const { head } = extractPageFacts(
    `<html lang="en"><head><title>A &amp; B</title><title>Again</title>
      <meta name="Description" content="One"><meta name="description" content="Two">
      <link rel="canonical" href="https://harbor.example/a"><link rel="canonical" href="/b">
      <script type="application/ld+json">{"@type": "Article"}</script><script>"no data"</script></head>
      <body><svg><title>A drawing</title></svg><script type="application/ld+json">[1 < 2]</script></body></html>`,
    address,
  )
  expect(head).toEqual({
    lang: 'en',
    titles: ['A & B', 'Again'],
    descriptions: ['One', 'Two'],
    canonicals: ['https://harbor.example/a', '/b'],
    jsonLd: ['{"@type": "Article"}', '[1 < 2]'],
  })
  expect(read('<main>Words</main>').head).toEqual({
    lang: null,
    titles: [],
    descriptions: [],
    canonicals: [],
    jsonLd: [],
  })
})

test('links that somebody wrote are told from menus, breadcrumbs, cards and the footer', () => {
  const { links, boilerplateLinks: around } = read(`${frame}<main>
    <article><header><a href="/about">us</a></header><p>See <a href="/tools/queuepro">the <b>queue</b></a>.</p></article>
    <nav aria-label="Pages"><a href="/blog?page=2">Older</a></nav>
    <section data-links="card"><article data-links="card"><h3><a href="/blog/other">Other</a></h3></article></section>
    <div data-links="other"><a href="/contact">Ask</a></div>
  </main>${footer}`)
  expect(links.map(({ to, anchor, place }) => [to, anchor, place])).toEqual([
    ['/blog', 'Blog', 'breadcrumbs'],
    ['/about', 'us', 'body'],
    ['/tools/queuepro', 'the queue', 'body'],
    ['/blog?page=2', 'Older', 'navigation'],
    ['/blog/other', 'Other', 'card'],
    ['/contact', 'Ask', 'other'],
  ])
  expect(around.map(({ to, place }) => [to, place])).toEqual([
    ['/tools', 'navigation'],
    ['/privacy', 'footer'],
  ])
})

test('a link is named by where it leads on this site, however it was written', () => {
  const written = [
    ...['/Tools/', 'https://harbor.example/tools?utm_source=x#part', '//harbor.example/tools', '../tools'],
    ...['/blog?page=2', 'other-post', 'https://elsewhere.example/a?b=c#d'],
  ]
  const { links } = read(`<main>${written.map((href) => `<a href="${href}">x</a>`).join('')}</main>`)
  expect(links.map(({ to }) => to)).toEqual([
    ...['/tools', '/tools', '/tools', '/tools', '/blog?page=2', '/blog/other-post'],
    'https://elsewhere.example/a?b=c#d',
  ])
  expect(links.map(({ isInternal }) => isInternal)).toEqual([true, true, true, true, true, true, false])
})

test('what leads nowhere else is no link', () => {
  const nowhere = ['#part', 'mailto:a@b.co', 'tel:1', 'javascript:alert(1)', 'data:text/html,x', 'https://', '/a/%00b']
  const { links } = read(`<main>${nowhere.map((href) => `<a href="${href}">x</a>`).join('')}<a>plain</a></main>`)
  expect(links).toEqual([])
})

test('an anchor is what people read: words, else what the picture shows, else the label', () => {
  const { links } = read(`<main>
    <a href="/a"> two
      <br>words</a><a href="/b"><img src="/x.webp" alt="A queue"></a><a href="/c" aria-label="Close"><svg><title>x</title></svg></a>
    <a href="/d"></a></main>`)
  expect(links.map(({ anchor }) => anchor)).toEqual(['two words', 'A queue', 'Close', ''])
})

test('each link and picture says under which heading it stands', () => {
  const { links, headings, images } = read(`<main><h1>Title</h1><a href="/a">a</a><h2>Part <em>two</em></h2>
    <a href="/b" rel="nofollow sponsored">b</a><img src="/media/x.webp" width="80" height="60"><img src="/y.png" alt="">
    <aside data-links="card"><h3>Card</h3></aside></main>`)
  expect(headings).toEqual([
    { level: 1, text: 'Title' },
    { level: 2, text: 'Part two' },
  ])
  expect(links.map(({ heading, rel }) => [heading, rel])).toEqual([
    ['Title', ''],
    ['Part two', 'nofollow sponsored'],
  ])
  expect(images).toEqual([
    { src: '/media/x.webp', alt: null, width: 80, height: 60, heading: 'Part two' },
    { src: '/y.png', alt: '', width: null, height: null, heading: 'Part two' },
  ])
})

test('words are those of the body: no menu, card, script or button is counted', () => {
  const { words } = read(`${frame}<main><h1>Two words</h1><p>and three more – really</p><script>no no</script>
    <button>Share</button><div data-links="card">card card</div><ul><li>one</li><li>two</li></ul></main>${footer}`)
  expect(words).toBe(8)
})

test('a text of as many words that says something else is another text', () => {
  const checksum = (main: string) => read(`<main>${main}</main>`).textChecksum
  expect(checksum('<p>two words</p>')).not.toBe(checksum('<p>two birds</p>'))
  expect(checksum('<p>two words</p>')).toBe(checksum('<p>two words</p><div data-links="card">a card</div>'))
})

test('the head says what search engines are told', () => {
  const { title, description, robots, canonical } = read(
    '<svg><title>A drawing</title></svg>',
    `<title>A &amp; B – Harbor</title><meta name="description" content="What it is"><meta name="robots" content="noindex">
     <link rel="canonical" href="https://harbor.example/blog/a-post">`,
  )
  expect({ title, description, robots, canonical }).toEqual({
    title: 'A & B – Harbor',
    description: 'What it is',
    robots: 'noindex',
    canonical: '/blog/a-post',
  })
})

test.each([
  ['', null, true],
  ['', '/a', true],
  ['', '/b', false],
  ['', 'https://elsewhere.example/a', false],
  ['index, nofollow', '/a', true],
  ['NOINDEX', '/a', false],
  ['none', null, false],
])('robots “%s” and the canonical address %s: indexable is %s', (robots, canonical, expected) => {
  expect(isIndexable('/a', { robots, canonical })).toBe(expected)
})

test('whatever a page holds, it is read in one pass and every word lands in one place', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<main>',
      '</main>',
      '<nav>',
      '</nav>',
      '<a href="/x">',
      '</a>',
      '<h2>',
      '</h2>',
      '<div',
      '>',
      '<!--',
    ),
    fc.constantFrom('<footer>', '</p>', '<img src=x alt=y>', '</body>', '<title>', '&amp;', '<svg>', '"', '</script>'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const facts = extractPageFacts(pieces.join(''), address)
      expect(facts.words).toBeGreaterThanOrEqual(0)
      for (const { to } of [...facts.links, ...facts.boilerplateLinks]) expect(to).toMatch(/^(\/|https?:)/)
    }),
  )
})

test('a page of hostile depth and width costs no more than its length', () => {
  const deep = `<main>${'<div>'.repeat(20_000)}<a href="/x">x</a>`
  const wide = `<main>${'<a href="/x">x</a>'.repeat(20_000)}${'.'.repeat(500_000)}</main>`
  expect(read(deep).links).toHaveLength(1)
  expect(read(wide).links).toHaveLength(2_000)
})

test('the parts of a page and the links to parts are kept, however they are written', () => {
  const { elementIds, fragmentLinks } = read(
    `<a href="#main">Skip</a><main id="main"><h2 id="one">One</h2><a name="two"></a>
      <a href="#one">1</a> <a href="#%C3%BCber">2</a> <a href="/b#x">3</a> <a href="https://harbor.example/b/#x">4</a>
      <a href="#top">5</a> <a href="#">6</a> <a href="/b#:~:text=words">7</a> <a href="https://x.test/#y">8</a>
      <a href="#50%">9</a> <a href="mailto:a@b.test#c">10</a></main>`,
  )
  expect(elementIds).toEqual(['main', 'one', 'two'])
  expect(fragmentLinks).toEqual(['/blog/a-post#one', '/blog/a-post#über', '/b#x', '/blog/a-post#50%'])
})

test('texts with nearly the same words have nearly the same signature, and short ones none', () => {
  const words = Array.from({ length: 80 }, (_, at) => `word${at}`)
  const signatureOf = (text: string) => read(`<main><p>${text}</p></main>`).textSignature
  expect(signatureOf('Ten words are not enough to be compared with others.')).toBeNull()
  expect(signatureOf(words.join(' '))).toEqual(signatureOf(words.join(', ')))
  expect(signatureOf(words.join(' '))).not.toEqual(signatureOf(words.toReversed().join(' ')))
})
