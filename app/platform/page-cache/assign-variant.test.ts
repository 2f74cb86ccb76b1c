import { expect, test } from 'vitest'
import { assignVariant, type Visitor } from './page-variants.server'

const SECRET = 'a secret of the tests'
const morning = new Date('2026-03-02T00:00:00Z')
const night = new Date('2026-03-02T23:59:59Z')
const nextDay = new Date('2026-03-03T00:00:00Z')
const page = { key: 'landing-page:1', shares: [30, 20] }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const visitors: Visitor[] = Array.from({ length: 10_000 }, (_, n) => ({
  address: `203.${(n >> 8) & 255}.${n & 255}.7`,
  userAgent: FIREFOX,
}))
const drawn = (now: Date, of = page) => visitors.map((visitor) => assignVariant(of, visitor, SECRET, now))

test('each version gets its share of ten thousand visitors', () => {
  const counts = [0, 0, 0]
  for (const version of drawn(morning)) counts[version] = (counts[version] ?? 0) + 1
  // five standard deviations of a share of 50 % are 2.5 points
  for (const [version, share] of [50, 30, 20].entries())
    expect(Math.abs((counts[version] ?? 0) / 100 - share)).toBeLessThan(2.5)
})

test('a visitor gets the same version all day, and a new draw on the next', () => {
  const today = drawn(morning)
  expect(drawn(night)).toEqual(today)
  const same = drawn(nextDay).filter((version, n) => version === today[n]).length
  // by chance 0.5² + 0.3² + 0.2² = 38 % get the same again
  expect(same / 100).toBeGreaterThan(35)
  expect(same / 100).toBeLessThan(41)
})

test('who gets which version of one page says nothing about another page', () => {
  const today = drawn(morning)
  const same = drawn(morning, { ...page, key: 'landing-page:2' }).filter((version, n) => version === today[n]).length
  expect(same / 100).toBeGreaterThan(35)
  expect(same / 100).toBeLessThan(41)
})

test('another browser at the same address, another secret: another draw; a home of IPv6 is one visitor', () => {
  const others = visitors.slice(0, 200).map((visitor) => ({ ...visitor, userAgent: `${FIREFOX} other` }))
  const versions = (all: Visitor[], secret = SECRET) => all.map((one) => assignVariant(page, one, secret, morning))
  expect(versions(others)).not.toEqual(versions(visitors.slice(0, 200)))
  expect(versions(visitors.slice(0, 200), 'another secret')).not.toEqual(versions(visitors.slice(0, 200)))
  const home = (end: string) => ({ address: `2001:db8:1:2:${end}`, userAgent: FIREFOX })
  const ends = ['a:b:c:d', '1:2:3:4', 'ffff:0:0:1', '5:6:7:8', '9:9:9:9', '1:1:1:1', '3:3:3:3', '7:7:7:7']
  expect(new Set(versions(ends.map(home))).size).toBe(1)
})

test.for([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0',
  'WhatsApp/2.24',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (Applebot/0.1)',
  '',
])('a program gets the first version: %s', (userAgent) => {
  const all = visitors.slice(0, 200).map((visitor) => assignVariant(page, { ...visitor, userAgent }, SECRET, morning))
  expect(new Set(all)).toEqual(new Set([0]))
})
