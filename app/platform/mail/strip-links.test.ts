import { expect, test } from 'vitest'
import { stripLinks } from './strip-links'

test.each([
  ['Payment failed: renew at https://harbor-billing.example/login', 'Payment failed: renew at …'],
  ['Call www.evil.example now', 'Call … now'],
  ['pay harbor-billing.com/login', 'pay …'],
  ['evil。com and evil．com', '… and …'],
  ['write to help@evil.example', 'write to …'],
  ['http://192.0.2.7/x or 192.0.2.7', '… or …'],
  ['bücher.de', '…'],
  ['Mara\r\nBcc: x@evil.example', 'Mara Bcc: …'],
  ['Ledger 2.0, the e.g. plan. Second', 'Ledger 2.0, the e.g. plan. Second'],
  ["Zoë O'Brien", "Zoë O'Brien"],
])('%j is written as %j', (text, written) => {
  expect(stripLinks(text)).toBe(written)
})
