import { expect, test } from 'vitest'
import { fastestRunMs } from '~test/fastest-run'
import { redactPath, redactTokens } from './redact-tokens'

const KEY = '0b6a3f0e-8f2e-4a55-9d5c-3f6f3f6f3f6f'
const SIGNED = `${'a'.repeat(40)}.${'b'.repeat(43)}`

test.each([
  [`/plan/${KEY}`, '/plan/<key>'],
  [`/plan/${KEY}.data`, '/plan/<key>.data'],
  [`//Plan//${KEY}/more`, '//Plan/<key>/more'],
  [`long task on /stack/${KEY} of today`, 'long task on /stack/<key> of today'],
  [`/figures/${'f'.repeat(43)}.data`, '/figures/<key>.data'],
  [`/preview/${KEY}`, '/preview/<key>'],
  [`/preview/product/${KEY}.data`, '/preview/product/<key>.data'],
  [`/preview/page/${KEY}`, '/preview/page/<key>'],
  [`/payment/test/${'k'.repeat(64)}`, '/payment/test/<key>'],
  [`/download/${'d'.repeat(43)}/${KEY}`, `/download/<token>/${KEY}`],
  [`/purchases/${SIGNED}`, '/purchases/<token>'],
  [`/unsubscribe/${'u'.repeat(65)}.data`, '/unsubscribe/<token>'],
  [`/account/password/${SIGNED}`, '/account/password/<token>'],
])('%s is written as %s', (text, written) => {
  expect(redactTokens(text)).toBe(written)
})

test('what opens nothing stays as it is', () => {
  for (const path of [
    `/planner/dashboard/${KEY}`,
    '/planner/stack-library',
    '/purchases/sign-out',
    '/download',
    '/tools/a/downloads/b',
    '/blog/a-plan',
  ])
    expect(redactTokens(path)).toBe(path)
})

test.each([
  ['letters', 'a'.repeat(15_900)],
  ['words that are nearly tokens', `${'b'.repeat(40)}.${'c'.repeat(42)}.`.repeat(190)],
  ['slashes', '/review/'.repeat(2_000)],
])('a path of 16 kB of %s takes less than 5 ms', (_what, path) => {
  expect(fastestRunMs(() => redactTokens(`/${path}`), 5)).toBeLessThan(5)
})

test('a path is cut before it is logged, a token at the cut is not shown by halves', () => {
  const path = `/${'a/'.repeat(990)}purchases/${SIGNED}`
  expect(redactPath(`/${'a/'.repeat(8_000)}`)).toHaveLength(2_000)
  expect(redactPath(path)).toBe(`/${'a/'.repeat(990)}purchases/<token>`.slice(0, 2_000))
})
