import { expect, test } from 'vitest'
import { suspiciousContent } from './suspicious-content'

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
])('%j is flagged as %s', (text, sign) => expect(suspiciousContent(text)).toContain(sign))

test('plain writing is not flagged', () => {
  expect(suspiciousContent('We evaluate the expression of Mondays and import nothing. The one = the other.')).toEqual(
    [],
  )
})
