import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsvRow } from './format-csv'
import { parseCsv } from './parse-csv'

const cells = (text: string) => parseCsv(text).map((row) => row.cells)

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\uFEFFa;b\nc;"d;e"',
    [
      ['a', 'b'],
      ['c', 'd;e'],
    ],
  ],
  [
    'a\tb\rc\t',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['"say ""hi""",x', [['say "hi"', 'x']]],
  [
    '"two\nlines",x\n\n ,\ny,z',
    [
      ['two\nlines', 'x'],
      ['y', 'z'],
    ],
  ],
  ['', []],
  [',', []],
  ['a', [['a']]],
  ['a,', [['a', '']]],
])('%j is read', (text, read) => {
  expect(cells(text)).toEqual(read)
})

test('each row knows the line on which it begins', () => {
  expect(parseCsv('a,b\r\n"c\r\nd",e\r\n\r\nf,g').map(({ line }) => line)).toEqual([1, 2, 5])
})

test.each(['a,"b', 'a\n"b"c,d', '"'])('%j is refused', (text) => {
  expect(() => parseCsv(text)).toThrow(/^Line \d: a quoted cell/)
})

test('what the writer of CSV files writes is read back', () => {
  const plain = fc.string().map((text) => `x${text}`)
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain, plain), { minLength: 1 }), (rows) => {
      const head = ['one', 'two', 'three']
      expect(cells([head, ...rows].map((row) => formatCsvRow(row)).join(''))).toEqual([head, ...rows])
    }),
  )
})

test('a file of 50,000 rows is read in far less than a second', () => {
  const text = '"/old/one",https://example.com/two,301,exact\r\n'.repeat(50_000)
  const startedAt = performance.now()
  expect(parseCsv(text)).toHaveLength(50_000)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})
