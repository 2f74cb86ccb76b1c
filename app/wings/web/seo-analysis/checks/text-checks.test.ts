import { expect, test } from 'vitest'
import { findFindingOf, paragraphsOfWords, summarizeFinding } from '~test/analyzed-page'
import type { AnalyzedPage } from '../analyzed-page'

test('a title is judged by its width as it is shown', () => {
  const width = (metaTitle: string) => summarizeFinding('title-width', { title: 'Never shown', metaTitle }).slice(0, 2)
  expect(width('Plans')).toEqual(['ok', 6])
  expect(width('Three-point estimates: how to plan software – Harbor')).toEqual(['good', 9])
  expect(width('Three-point estimates: how to plan software that arrives on time – Harbor')).toEqual(['bad', 3])
  expect(summarizeFinding('title-width', {})).toEqual(['bad', 1, 0])
})

test('a description is good from 121 to 156 characters, whatever they are', () => {
  const description = (length: number) => summarizeFinding('description-length', { description: '😀'.repeat(length) })
  expect([0, 1, 120, 121, 156, 157].map((length) => description(length)[1])).toEqual([1, 6, 6, 9, 9, 6])
})

test('links are told apart by where they lead and whether they are followed', () => {
  const links = (check: string, ...anchors: string[]) =>
    summarizeFinding(check, { body: `<p>${anchors.join(' ')}</p>` })
  const a = (href: string, rel = '') => `<a href="${href}" rel="${rel}">x</a>`
  const internal = [a('/tools'), a('page:0b0a'), a('https://harbor.test/about'), a('other')]
  expect(
    links('internal-links', ...internal, a('#part'), a('mailto:a@b.test'), a('/blog/three-point-estimates#x')),
  ).toEqual([...['good', 9, 4]])
  expect(links('internal-links', a('https://else.test/'))).toEqual(['bad', 3, 0])
  expect(links('outbound-links', a('https://else.test/'), a('//cdn.test/x', 'noopener'))).toEqual(['good', 9, 2])
  expect(links('outbound-links', a('https://else.test/', 'noopener nofollow'), a('http://x.test', 'ugc'))).toEqual([
    'ok',
    6,
    2,
  ])
  expect(links('outbound-links', a('/tools'))).toEqual(['bad', 3, 0])
  const { where } = findFindingOf('keyphrase-in-outgoing-links', {
    keyphrase: 'three-point estimates',
    body: `<p>Our <a href="/a">three-point estimate</a>.</p>`,
  })
  expect(where).toEqual([{ text: 'three-point estimate', at: { block: 0, from: 4, to: 24 } }])
})

test('a text is long enough for what it is', () => {
  const length = (count: number, kind: AnalyzedPage['kind']) =>
    summarizeFinding('text-length', { kind, body: paragraphsOfWords(count) })
  expect([0, 99, 100, 249, 250, 299, 300].map((count) => length(count, 'page')[1])).toEqual([-20, -20, 3, 3, 6, 6, 9])
  expect([250, 249].map((count) => length(count, 'list')[1])).toEqual([9, 6])
  expect([899, 900].map((count) => length(count, 'pillar')[1])).toEqual([6, 9])
  expect(summarizeFinding('text-length', { body: `<pre><code>${'word '.repeat(500)}</code></pre>` })[2]).toBe(0)
})

test('pictures, their alt texts and headings of the first level are counted', () => {
  expect(summarizeFinding('pictures', { body: '<p>x</p>' })).toEqual(['bad', 3, 0])
  expect(
    summarizeFinding('pictures', { coverAlt: 'x', body: '<img src=a><figure data-embed-url="u"></figure>' }),
  ).toEqual(['good', 9, 3])
  expect(
    summarizeFinding('alt-texts', { coverAlt: '', body: '<img src=a><img src=b alt=" "><img src=c alt="x">' }),
  ).toEqual(['bad', 3, 3])
  expect(summarizeFinding('alt-texts', { body: '<p>x</p>' })[0]).toBe('not applicable')
  expect(summarizeFinding('single-h1', { body: '<h1>Again</h1><h2>x</h2>' })).toEqual(['bad', 1, 1])
})

test('long sentences, paragraphs and parts without a heading are shown', () => {
  const sentence = (count: number) => `${'word '.repeat(count).trim()}.`
  const long = `<p>${[21, 20, 5, 5].map((count) => sentence(count).replace('w', 'W')).join(' ')}</p>`
  expect(summarizeFinding('sentence-length', { body: long })).toEqual(['good', 9, 25])
  expect(findFindingOf('sentence-length', { body: long }).where.map(({ at }) => at)).toEqual([
    { block: 0, from: 0, to: 105 },
  ])
  expect(summarizeFinding('sentence-length', { body: `<p>${sentence(21)}</p><p>${sentence(3)}</p>` })).toEqual([
    'bad',
    3,
    50,
  ])
  const paragraph = (count: number) => summarizeFinding('paragraph-length', { body: `<p>${sentence(count)}</p>` })[1]
  expect([150, 151, 200, 201].map(paragraph)).toEqual([9, 6, 6, 3])
  const under = (...counts: number[]) =>
    summarizeFinding('words-under-heading', { body: counts.map(paragraphsOfWords).join('<h2>Heading</h2>') })
  expect([under(200, 200)[1], under(1, 301)[1], under(1, 351)[1], under(300)[0]]).toEqual([9, 6, 3, 'not applicable'])
})

test('of a long passage the beginning is shown, and its place is whole', () => {
  const { where } = findFindingOf('paragraph-length', { body: `<p>${'word '.repeat(201)}</p>` })
  expect(where).toEqual([{ text: `${'word '.repeat(60)}…`, at: { block: 0, from: 0, to: 1_004 } }])
})

test('items of a list are no sentences', () => {
  const items = '<ul><li>Fast setup</li><li>Was written by us</li><li>It was written by us.</li></ul>'
  expect(summarizeFinding('passive-voice', { body: `<p>We write.</p>${items}` })).toEqual(['good', 9, 0])
})

test('sentences that begin alike are shown when there are three in a row', () => {
  const begins = (...starts: string[]) =>
    summarizeFinding('sentence-beginnings', { body: `<p>${starts.map((start) => `${start} rains.`).join(' ')}</p>` })
  expect(begins('It', 'It', 'He', 'It')).toEqual(['good', 9, 2])
  expect(begins('It', 'It', 'It')).toEqual(['bad', 3, 3])
  expect(begins('The sky', 'The sea', 'The sun')).toEqual(['good', 9, 1])
  expect(
    summarizeFinding('sentence-beginnings', { body: '<p>It rains. It rains.</p><h2>H</h2><p>It rains.</p>' })[1],
  ).toBe(9)
})

test('reading ease is Flesch’s formula', () => {
  // 6 words, 1 sentence, 6 syllables: 206.835 - 6.09 - 84.6
  expect(summarizeFinding('reading-ease', { body: '<p>The cat sat on the mat.</p>' })).toEqual(['good', 9, 100])
  // 7 words, 2 sentences, 14 syllables: 206.835 - 1.015 * 3.5 - 84.6 * 2
  expect(summarizeFinding('reading-ease', { body: '<p>The important table is wanted. People continue.</p>' })).toEqual([
    'bad',
    3,
    34.1,
  ])
  expect(summarizeFinding('reading-ease', { body: '' })[0]).toBe('not applicable')
})

test('transition words are asked of texts of 200 words', () => {
  expect(summarizeFinding('transition-words', { body: paragraphsOfWords(199) })[0]).toBe('not applicable')
  expect(
    summarizeFinding('transition-words', {
      body: `${paragraphsOfWords(190)}<p>However, we go on and on and on and on.</p>`,
    }),
  ).toEqual(['bad', 3, 5])
})
