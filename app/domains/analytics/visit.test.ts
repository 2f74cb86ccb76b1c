import { expect, test } from 'vitest'
import { readVisit } from './visit'

const own = 'https://harbor.example'
const begun = (referrer: string, landing: string, timezone = 'Europe/Lisbon') =>
  readVisit(JSON.stringify({ visit: ['1-2-3-4', referrer, landing], timezone }), own)

test('a visit is told by its session, the page that led here, its campaign and where it began', () => {
  expect(begun('https://news.example/item?id=7', `${own}/blog/a?utm_source=news&utm_campaign=launch&x=1`)).toEqual({
    sessionId: '1-2-3-4',
    referrer: 'https://news.example/item',
    utm: { source: 'news', campaign: 'launch' },
    landingPath: '/blog/a',
    region: 'Europe',
  })
})

test('who comes from nowhere, or from this site itself, came directly', () => {
  for (const referrer of ['', `${own}/tools`, 'javascript:alert(1)', 'nonsense']) {
    expect(begun(referrer, `${own}/`).referrer).toBe('direct')
  }
})

test.for(['', '{', '[]', '{"visit":[1,2,3]}', '{"visit":["a"]}', 'null', '{"timezone":7}'])(
  'nothing is believed of %j',
  (text) => {
    expect(readVisit(text, own)).toEqual({
      ...{ sessionId: null, referrer: 'direct', utm: {}, landingPath: null, region: '' },
    })
  },
)

test('marks and paths have a length', () => {
  const { utm, landingPath } = begun('', `${own}/${'a'.repeat(1_500)}?utm_source=${'b'.repeat(300)}`)
  expect([utm.source?.length, landingPath?.length]).toEqual([120, 1_000])
})
