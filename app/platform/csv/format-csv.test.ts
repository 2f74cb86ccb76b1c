import { expect, test } from 'vitest'
import { formatCsvRow } from './format-csv'

test.each([
  ['=HYPERLINK("http://evil.example","Refund")', `"'=HYPERLINK(""http://evil.example"",""Refund"")"`],
  ['+1 555 0100', "'+1 555 0100"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['a=b', 'a=b'],
  ['Smith, Zoe', '"Smith, Zoe"'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [-12.5, '-12.5'],
])('a cell of %j is written as %j', (value, written) => {
  expect(formatCsvRow([value])).toBe(`${written}\r\n`)
})
