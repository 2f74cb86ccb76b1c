import { expect, test } from 'vitest'
import { detectSuspiciousContent } from './suspicious-content'

test.each([
  ['<script>alert(1)</script>', 'a script tag'],
  ['< SCRIPT src=x>', 'a script tag'],
  ['<a href="JavaScript :x">', 'a javascript: address'],
  ['<a href="vbscript:x">', 'a vbscript: address'],
  ['<img src=x onerror=alert(1)>', 'an event handler'],
  ['<svg/onload=alert(1)>', 'an event handler'],
  ['eval ("x")', 'a call of eval'],
  ['width: expression(alert(1))', 'a CSS expression'],
  ['background: url(x)', 'a CSS url('],
  ['@import "x"', 'a CSS @import'],
])('%j is flagged as %s', (text, sign) => expect(detectSuspiciousContent(text)).toContain(sign))

test('plain writing is not flagged', () => {
  expect(
    detectSuspiciousContent('We evaluate the expression of Mondays and import nothing. The one = the other.'),
  ).toEqual([])
})
