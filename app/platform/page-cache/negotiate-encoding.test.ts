import { expect, test } from 'vitest'
import { fastestRunMs } from '~test/fastest-run'
import { negotiateEncoding } from './encoded-page.server'

test.each([
  ['gzip, deflate, br, zstd', 'br'], // Chrome
  ['gzip, deflate', 'gzip'],
  ['br;q=0.9, gzip;q=0.8', 'br'],
  ['BR ; q = 1', 'br'],
  ['br; q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0,gzip;q=0.000', 'identity'],
  ['identity', 'identity'],
  ['gzip;level=1', 'identity'],
  ['', 'identity'],
])('%s is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})

test.each([
  ['spaces', `gzip${' '.repeat(15_800)}x`],
  ['commas', ','.repeat(15_800)],
  ['weights', 'gzip;q='.repeat(2_200)],
])('a header of 16 kB of %s takes less than 5 ms', (_what, header) => {
  expect(fastestRunMs(() => negotiateEncoding(header), 5)).toBeLessThan(5)
  expect(negotiateEncoding(header)).toBe('identity')
})
