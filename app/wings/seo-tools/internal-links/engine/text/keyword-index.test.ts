import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlainText } from '~test/any-malformed-html'
import { KeywordIndex, type KeywordPattern } from './keyword-index'
import { parseKeyword } from './parse-keyword'

function sought(typed: string, how: Partial<KeywordPattern> = {}): KeywordPattern {
  const read = parseKeyword(typed)
  if ('refusal' in read) throw new Error(read.refusal)
  return { ...read, isCaseSensitive: false, comparison: 'spelling', ...how }
}

function found(text: string, ...keywords: KeywordPattern[]) {
  return new KeywordIndex(keywords).findMatches(text).map(({ start, end }) => text.slice(start, end))
}

test('whole words are found whatever their case, blanks and spelling', () => {
  const text = 'Topic\u00a0clusters, TOPIC\n CLUSTERS; topic-clusters, topic. Clusters, topics clusters.'
  expect(found(text, sought('topic clusters'))).toEqual(['Topic\u00a0clusters', 'TOPIC\n CLUSTERS'])
  expect(found('cafe\u0301 and Caf\u00e9', sought('caf\u00e9'))).toEqual(['cafe\u0301', 'Caf\u00e9'])
  expect(found('user’s guide', sought("user's guide"))).toEqual(['user’s guide'])
  expect(found('hyper\u00adlink', sought('hyperlink'))).toEqual(['hyper\u00adlink'])
  expect(found('ΟΔΟΣ οδός οδος', sought('οδος'))).toEqual(['ΟΔΟΣ', 'οδος'])
})

test('İ is a letter of its own and moves nothing', () => {
  expect(found('In İİİ and İstanbul today.', sought('istanbul'), sought('today'))).toEqual(['today'])
  expect(found('İstanbul', sought('İstanbul'))).toEqual(['İstanbul'])
})

test('a part of a longer word, name or address is no whole word', () => {
  const none = [
    'hyperlink',
    'links',
    'link-building',
    'deep-link',
    'link.test',
    'a@link',
    'https://x.test/link',
    'link’s',
  ]
  for (const text of none) expect(found(text, sought('link'))).toEqual([])
  for (const text of ['(link)', '“link”', 'link.', '#link', 'link/', '- link -', 'é link 設']) {
    expect(found(text, sought('link'))).toEqual(['link'])
  }
  expect(found('C, C++ and C#', sought('C'))).toEqual(['C'])
  expect(found('C, C++ and C#', sought('C++'), sought('c#'))).toEqual(['C++', 'C#'])
  expect(found('Node.js', sought('node.js'))).toEqual(['Node.js'])
})

test('forms of words are found where a rule asks for them', () => {
  const keyword = sought('estimate a project', { comparison: 'form' })
  const text = 'Estimating a project, estimates a project, estimated a project’s size, estimation a project'
  expect(found(text, keyword)).toEqual(['Estimating a project', 'estimates a project', 'estimated a project’s'])
  expect(found('plane, planes, Plans', sought('plan', { comparison: 'form' }))).toEqual(['Plans'])
})

test('capitals matter where a rule says so', () => {
  const go = sought('Go', { isCaseSensitive: true })
  expect(found('go Go GO', go)).toEqual(['Go'])
  expect(found('Apple apples Apples', sought('Apple', { isCaseSensitive: true, comparison: 'form' }))).toEqual([
    'Apple',
    'Apples',
  ])
  expect(found('iOS ios', sought('OS', { isCaseSensitive: true, comparison: 'letters' }))).toEqual(['OS'])
})

test('parts of words are found by their letters, never between a letter and its marks', () => {
  const link = sought('link', { comparison: 'letters' })
  expect(found('hyperLinks', link)).toEqual(['Link'])
  expect(found('link\u0301', link)).toEqual([])
  expect(found('価格設計の話', sought('設計', { comparison: 'letters' }))).toEqual(['設計'])
  expect(found('cafe\u0301s', sought('caf\u00e9', { comparison: 'letters' }))).toEqual(['cafe\u0301'])
  expect(found('a  sign\n up', sought('sign up', { comparison: 'letters' }))).toEqual(['sign\n up'])
})

test('a gap holds six words at most, within a sentence', () => {
  const gap = sought('clickable … hyperlink')
  const near = 'A clickable and rather large hyperlink'
  expect(found(`${near}.`, gap)).toEqual(['clickable and rather large hyperlink'])
  expect(found('clickable hyperlink', gap)).toEqual(['clickable hyperlink'])
  expect(found('clickable a b c d e f hyperlink', gap)).toHaveLength(1)
  expect(found('clickable a b c d e f g hyperlink', gap)).toEqual([])
  expect(found('It is clickable. A hyperlink.', gap)).toEqual([])
  expect(found('hyperlink clickable', gap)).toEqual([])
  expect(found('clickable clickable x hyperlink', gap)).toEqual(['clickable x hyperlink'])
  expect(found('more and more', sought('more … more'))).toEqual(['more and more'])
  expect(found('just more', sought('more … more'))).toEqual([])
  expect(found('one x two y three', sought('one … two … three'))).toEqual(['one x two y three'])
})

test('tags and patterns in keywords are words', () => {
  expect(found('Write <b>bold</b> so.', sought('<b>bold</b>'))).toEqual(['<b>bold</b>'])
  expect(found('aaaa (a+)+$ b', sought('(a+)+$'))).toEqual(['(a+)+$'])
})

test('whatever stands in a text, a keyword is found where the text has it and nowhere else', () => {
  const keywords = ['topic', 'topic clusters', 'queue', 'cafe\u0301', 'İstanbul']
  fc.assert(
    fc.property(anyPlainText, (text) => {
      for (const { keyword, start, end } of new KeywordIndex(keywords.map((one) => sought(one))).findMatches(text)) {
        const plain = (some: string) =>
          some
            .normalize('NFC')
            .replace(/[\u00ad]/g, '')
            .replace(/[\s\u200b]+/g, ' ')
        const here = plain(text.slice(start, end))
        expect(here.localeCompare(plain(keywords[keyword] ?? ''), 'en', { sensitivity: 'accent' })).toBe(0)
      }
    }),
  )
})
