import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsvRow } from './format-csv'
import { type CsvRow, parseCsv, streamCsvRows } from './parse-csv'

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

test('a file that comes in pieces of any size gives the same rows with the same lines', async () => {
  const sign = fc.constantFrom('a', '"', '""', ',', ';', '\n', '\r\n', '\r', ' ')
  await fc.assert(
    fc.asyncProperty(fc.array(sign, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), async (signs, size) => {
      const text = `x,y\n${signs.join('')}`
      const pieces = [text.slice(0, 4), ...(text.slice(4).match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])]
      const read = await readPieces(pieces, 100).catch(String)
      expect(read).toEqual(readOrError(text))
    }),
    { numRuns: 500 },
  )
})

test.each(['"two\r\nlines",b\r\n\r\nlast', '"two\nlines",b\r\n\nlast'])('line ends may differ within %j', (text) => {
  expect(parseCsv(text)).toEqual([
    { line: 1, cells: [expect.stringContaining('two'), 'b'] },
    { line: 4, cells: ['last'] },
  ])
})

test('a quoted cell of millions of characters is read, and one that never ends is refused where it begins', async () => {
  const cell = 'x""'.repeat(1_000_000)
  expect(cells(`a,"${cell}"\nb`)[0]?.[1]).toHaveLength(2_000_000)
  const pieces = ['a,b\n', '"', ...Array.from({ length: 300 }, () => 'x\n'.repeat(500))]
  await expect(readPieces(pieces, 10_000)).rejects.toThrow('Line 2: a quoted cell')
})

async function readPieces(pieces: string[], maxRowLength: number) {
  const rows: CsvRow[] = []
  for await (const row of streamCsvRows(Readable.from(pieces), maxRowLength)) rows.push(row)
  return rows
}

function readOrError(text: string) {
  try {
    return parseCsv(text)
  } catch (error) {
    return String(error)
  }
}
