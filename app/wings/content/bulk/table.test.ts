import fc from 'fast-check'
import { type Zippable, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { mapCellsToValues, suggestMapping } from './column-mapping'
import { readPastedTable, readTableFile } from './read-table.server'
import { TableError } from './table'

const csv = (text: string) => readTableFile(new File([text], 'a.csv'))

function faultOf(table: Promise<unknown>) {
  return table.then(
    () => undefined,
    (error) => (error instanceof TableError ? error.message : Promise.reject(error)),
  )
}

const encoded = (text: string) => new TextEncoder().encode(text)
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** A workbook whose first sheet has these rows in its XML. */
function workbook(rows: string, others: Zippable = {}) {
  const bytes = zipSync({
    '[Content_Types].xml': encoded(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': encoded(
      `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': encoded(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': encoded(`<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`),
    ...others,
  })
  return new File([new Uint8Array(bytes)], 'a.xlsx')
}

const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

describe('a table', () => {
  test('is read from CSV with any separator, its names trimmed, empty rows and columns left out', async () => {
    const table = await csv('\uFEFF Town ;Trade ;;\n"Leeds";"A ""B"" ; C";;\n;;;\nYork;;;\n')
    expect(table).toEqual({ columns: ['Town', 'Trade'], rows: [['Leeds', 'A "B" ; C'], ['York', '']] }) // biome-ignore format: a table
  })

  test('is refused with the line and the column of what is wrong', async () => {
    const faults = {
      '': 'This table is empty.',
      'a,b\n': 'This table has a header row but no data.',
      'a,b,a\n1,2,3': 'Line 1: columns 1 and 3 are both named “a”.',
      'a\n1,x': 'Line 2, column 2: this column has no name. Name it in the first line.',
      'a\n1\n"2\n': 'Line 3: a quoted cell is not closed correctly.',
    }
    for (const [text, fault] of Object.entries(faults)) expect(await faultOf(csv(text))).toBe(fault)
    expect(await faultOf(csv(`a,b\n1,${'x'.repeat(32_768)}`))).toBe(
      'Line 2, column 2: this cell has 32,768 characters, more than the maximum of 32,767.',
    )
    const wide = Array.from({ length: 201 }, (_, n) => `c${n}`).join(',')
    expect(await faultOf(csv(`${wide}\n1`))).toBe('Line 1: 201 columns, more than the maximum of 200.')
    expect(await faultOf(csv(`a\n${'1\n'.repeat(100_001)}`))).toBe(
      'Line 100002: a table can have at most 100,000 rows. Split it.',
    )
  })

  test('of cells from a spreadsheet keeps their line breaks and quotes', async () => {
    const { rows } = await readPastedTable(
      'a\tb\r\n"two\r\nlines"\t"say ""hi"""\r\n"Best" town\t5" pipe\r\n"open\tx\r\n',
    )
    expect(rows).toEqual([
      ['two\nlines', 'say "hi"'],
      ['"Best" town', '5" pipe'],
      ['"open', 'x'],
    ])
  })

  test('that is copied out of a spreadsheet comes back as it was there', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'é'), maxLength: 8 })
    const grid = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 })
    const copied = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
    await fc.assert(
      fc.asyncProperty(grid, async (cells) => {
        const kept = cells.filter((row) => row.some((one) => one.trim() !== ''))
        fc.pre(kept.length > 0)
        const text = [['x', 'y'], ...cells].map((row) => row.map(copied).join('\t')).join('\r\n')
        expect((await readPastedTable(text)).rows).toEqual(kept)
      }),
    )
  })

  test('of hostile quotes takes no longer than any other', async () => {
    for (const line of ['""a\tb\n', '"""""\t\n', '"\t"\n"', '"a\n']) {
      const text = `a\tb\n${line.repeat(60_000)}`
      await readPastedTable(text).catch((error) => expect(error).toBeInstanceOf(TableError))
    }
  })

  test('is read from the first sheet of a workbook', async () => {
    const rows = `<row r="1">${inline('A1', 'Town')}${inline('B1', 'Since')}</row>
      <row r="3">${inline('A3', 'Leeds')}<c r="B3"><v>1842.5</v></c></row>
      <row r="4"><c r="A4" t="b"><v>1</v></c></row>`
    const table = await readTableFile(workbook(rows))
    expect(table).toEqual({ columns: ['Town', 'Since'], rows: [['Leeds', '1842.5'], ['TRUE', '']] }) // biome-ignore format: a table
  })

  test('is refused when its workbook is a bomb, an old one or none at all', async () => {
    const far = `<row r="1">${inline('A1', 'x')}</row><row r="999999999999"><c r="A9"><v>1</v></c></row>`
    expect(await faultOf(readTableFile(workbook(far)))).toBe('This workbook has an invalid row number.')
    const bomb = workbook('', { 'xl/media/zeros.xml': new Uint8Array(200 * 1024 * 1024) })
    expect(bomb.size).toBeLessThan(1024 * 1024)
    expect(await faultOf(readTableFile(bomb))).toMatch(/^This workbook unpacks to more than 160 MB/)
    expect(await faultOf(readTableFile(new File(['PK\x03\x04 no zip'], 'a.xlsx')))).toMatch(/^This workbook could not/)
    const old = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])], 'a.xls')
    expect(await faultOf(readTableFile(old))).toMatch(/^The .xls format is not supported/)
  })
})

describe('columns', () => {
  test('fill the variables that are called like them, whatever their case, spaces, dashes and underscores', () => {
    const variables = [{ name: 'town_name', label: 'Town' }, { name: 'phone', label: 'Telephone' }, { name: 'email' }]
    expect(suggestMapping(['Town-Name', 'TELEPHONE', 'Notes'], variables)).toEqual({
      town_name: 'Town-Name',
      phone: 'TELEPHONE',
    })
    expect(suggestMapping(['Town', 'town name'], variables)).toEqual({ town_name: 'town name' })
  })

  test('give the values of a row; an empty cell leaves the default in its place', () => {
    const mapping = { town: 'Town', trade: 'Trade', gone: 'No longer there' }
    expect(mapCellsToValues(['Trade', 'Town'], ['', ' Leeds '], mapping)).toEqual({ town: 'Leeds' })
  })
})
