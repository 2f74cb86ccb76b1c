import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import { fitted } from '../html/fitting'
import { fittedMarkdown } from '../html/markdown-html.server'
import { jsonElements } from '../reading/json-elements.server'
import { type Source, SourceFault, type SourceItem } from '../reading/source-item'
import { textOfFile } from '../reading/text-of-file.server'
import { bodyOf, fieldsOf, otherColumns } from './fields-of-row'
import type { Row } from './plain-row'
import { postItem } from './post-item.server'
import { stateOf } from './state-of'

/** The posts of a CSV file, or of a JSON file with a list of them. @throws SourceFault */
export async function openTable(file: string): Promise<Source> {
  const rows = /^\s*[[{]/.test(await beginningOf(file)) ? rowsOfJson : rowsOfCsv
  return { site: '', isByAddress: true, items: () => itemsOf(rows(file)) }
}

interface ReadRow {
  line: number
  row: Row
  /** Cells that stand behind the last column. */
  surplus?: number
}

async function* itemsOf(rows: AsyncIterable<ReadRow>): AsyncGenerator<SourceItem> {
  let count = 0
  for await (const { line, row, surplus } of rows) {
    const { text, isHtml } = bodyOf(row)
    const content = () => ({ ...(isHtml ? fitted(text) : fittedMarkdown(text)), flags: suspiciousContent(text) })
    const about = { line, name: `row ${++count}`, others: otherColumns(row), surplus }
    yield postItem({ ...about, fields: fieldsOf(row), state: stateOf(row), content, length: text.length })
  }
}

const lists = new Set(['', 'posts', 'blog_posts', 'data', 'rows'])

async function* rowsOfJson(file: string): AsyncGenerator<ReadRow> {
  for await (const { line, value } of jsonElements(textOfFile(file), (path) => lists.has(path)))
    yield { line, row: value }
}

const LARGEST_ROW = 16 * 1024 * 1024

async function* rowsOfCsv(file: string): AsyncGenerator<ReadRow> {
  const delimiter = await separatorOf(file)
  const parser = parse({
    bom: true,
    columns: false,
    delimiter,
    info: true,
    max_record_size: LARGEST_ROW,
    relax_column_count: true,
    skip_empty_lines: true,
    relax_quotes: false,
  })
  const text = Readable.from(textOfFile(file))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let line = 1
  let columns: string[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (columns) yield { line, ...rowOf(columns, record) }
      columns ??= record
      line = info.lines + 1
    }
  } catch (error) {
    if (error instanceof SourceFault) throw error
    throw new SourceFault(`this is no CSV that can be read: ${(error as Error).message.slice(0, 200)}`, line)
  } finally {
    text.destroy()
  }
}

function rowOf(columns: string[], cells: string[]) {
  const row: Row = Object.fromEntries(cells.slice(0, columns.length).map((cell, place) => [columns[place] ?? '', cell]))
  return { row, surplus: cells.slice(columns.length).filter((cell) => cell.trim() !== '').length }
}

/** The mark that the first line has most of. */
async function separatorOf(file: string) {
  const [head = ''] = (await beginningOf(file)).split(/[\r\n]/, 1)
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

async function beginningOf(file: string) {
  for await (const text of textOfFile(file)) return text
  return ''
}
