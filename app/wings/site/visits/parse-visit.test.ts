import { expect, test } from 'vitest'
import { parseVisit } from './parse-visit'

const own = 'https://harbor.example'
const begun = (referrer: string, landing: string, timezone = 'Europe/Lisbon') =>
  parseVisit(JSON.stringify({ visit: ['1-2-3-4', referrer, landing], timezone }), own)

test('a visit is told by its session, the page that led here, its campaign and where it began', () => {
  expect(begun('https://news.example/item?id=7', `${own}/blog/a?utm_source=news&utm_campaign=launch&x=1`)).toEqual({
    sessionId: '1-2-3-4',
    referrer: 'https://news.example/item',
    utm: { source: 'news', campaign: 'launch' },
    landingPath: '/blog/a',
    region: 'Europe',
  })
})

test('a time zone that is nowhere names no region', () => {
  const regions = ['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT+1', 'Atlantic/Azores'].map(
    (zone) => begun('', `${own}/`, zone).region,
  )
  expect(regions).toEqual(['', '', '', '', 'Atlantic'])
})

test('who comes from nowhere, or from this site itself, came directly', () => {
  for (const referrer of ['', `${own}/tools`, 'javascript:alert(1)', 'nonsense', 'android-app:']) {
    expect(begun(referrer, `${own}/`).referrer).toBe('direct')
  }
})

test('who comes back from paying came from nowhere else, and who only sounds like it did', () => {
  for (const host of ['checkout.stripe.com', 'stripe.com', 'www.paypal.com', 'pay.klarna.com', 'link.com'])
    expect(begun(`https://${host}/c/pay/cs_live_1`, `${own}/payment/success`).referrer, host).toBe('direct')
  expect(begun('https://notstripe.com/a', `${own}/`).referrer).toBe('https://notstripe.com/a')
})

test('an app is told by its name', () => {
  const search = 'android-app://com.google.android.googlequicksearchbox/https/www.google.com?q=ada'
  expect(begun(search, `${own}/`).referrer).toBe('android-app://com.google.android.googlequicksearchbox')
  expect(begun('android-app://com.openai.chatgpt/', `${own}/`).referrer).toBe('android-app://com.openai.chatgpt')
})

test('a key in an address is kept neither of where somebody came from nor of where the visit began', () => {
  const { referrer, landingPath } = begun(`https://elsewhere.example/plan/${'k'.repeat(36)}`, `${own}/plan/secret-key`)
  expect([referrer, landingPath]).toEqual(['https://elsewhere.example/plan/<key>', '/plan/<key>'])
})

test.for(['', '{', '[]', '{"visit":[1,2,3]}', '{"visit":["a"]}', 'null', '{"timezone":7}'])(
  'nothing is believed of %j',
  (text) => {
    expect(parseVisit(text, own)).toEqual({
      sessionId: null,
      referrer: 'direct',
      utm: {},
      landingPath: null,
      region: '',
    })
  },
)

test('marks and paths have a length', () => {
  const { utm, landingPath } = begun('', `${own}/${'a'.repeat(1_500)}?utm_source=${'b'.repeat(300)}`)
  expect([utm.source?.length, landingPath?.length]).toEqual([120, 1_000])
})
