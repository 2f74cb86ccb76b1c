import { expect, test } from 'vitest'
import { parseUserAgent } from './parse-user-agent'

test.for<[string, string, string, string]>([
  [
    ...(['Desktop', 'Chrome', 'Windows'] as const),
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    ...(['Desktop', 'Chrome', 'Chrome OS'] as const),
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    ...(['Phone', 'Safari', 'iOS'] as const),
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  ],
  [
    ...(['Tablet', 'Chrome', 'Android'] as const),
    'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    ...(['Other', 'Tizen', 'Tizen'] as const),
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/6.0 TV Safari/538.1',
  ],
  ['Other', 'Other', 'Other', ''],
  ['Other', 'Other', 'Other', 'nothing that is known'],
])('a visit with a %s, %s on %s', ([device, browser, operatingSystem, userAgent]) => {
  expect(parseUserAgent(userAgent)).toEqual({ device, browser, operatingSystem })
  expect(parseUserAgent(userAgent)).toEqual({ device, browser, operatingSystem })
})
