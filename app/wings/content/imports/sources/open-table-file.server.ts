import { CsvError, streamCsvRows } from '~/platform/csv/parse-csv'
import { detectSuspiciousContent } from '~/rich-text/suspicious-content'
import { toArticleHtml } from '../engine/article-html'
import { markdownToArticleHtml } from '../engine/markdown-to-article-html.server'
import { findPostBody, findUnknownColumns, readPostFields } from './post-fields'
import { toPostItem } from './post-item.server'
import { type OpenedSource, SourceError, type SourceItem } from './source-item'
import { readSourcePublication } from './source-publication'
import { streamFileText } from './stream-file-text.server'
import { streamJsonElements } from './stream-json-elements.server'
import type { TableRow } from './table-row'

/** The posts of a CSV file, or of a JSON file with a list of them. @throws SourceError */
export async function openTableFile(file: string): Promise<OpenedSource> {
  const rows = /^\s*[[{]/.test(await readBeginning(file)) ? streamJsonRows : streamTableRows
  return { site: '', matchesByAddress: true, items: () => readItems(rows(file)) }
}

interface SourceRow {
  line: number
  row: TableRow
  /** Cells that stand behind the last column. */
  extraCellCount?: number
}

async function* readItems(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceItem> {
  let count = 0
  for await (const { line, row, extraCellCount } of rows) {
    const { text, isHtml } = findPostBody(row)
    const content = () => ({
      ...(isHtml ? toArticleHtml(text) : markdownToArticleHtml(text)),
      flags: detectSuspiciousContent(text),
    })
    const about = { line, name: `row ${++count}`, unknownFields: findUnknownColumns(row), extraCellCount }
    yield toPostItem({
      ...about,
      fields: readPostFields(row),
      state: readSourcePublication(row),
      content,
      length: text.length,
    })
  }
}

const lists = new Set(['', 'posts', 'blog_posts', 'data', 'rows'])

async function* streamJsonRows(file: string): AsyncGenerator<SourceRow> {
  for await (const { line, value } of streamJsonElements(streamFileText(file), (path) => lists.has(path)))
    yield { line, row: value }
}

const MAX_ROW_LENGTH = 16 * 1024 * 1024

async function* streamTableRows(file: string): AsyncGenerator<SourceRow> {
  let columns: string[] | undefined
  try {
    for await (const { line, cells } of streamCsvRows(streamFileText(file), MAX_ROW_LENGTH)) {
      if (columns) yield { line, ...toRow(columns, cells) }
      columns ??= cells
    }
  } catch (error) {
    throw error instanceof CsvError ? new SourceError(`invalid CSV: ${error.problem}`, error.line) : error
  }
}

function toRow(columns: string[], cells: string[]) {
  const row: TableRow = Object.fromEntries(
    cells.slice(0, columns.length).map((cell, place) => [columns[place] ?? '', cell]),
  )
  return { row, extraCellCount: cells.slice(columns.length).filter((cell) => cell.trim() !== '').length }
}

async function readBeginning(file: string) {
  for await (const text of streamFileText(file)) return text
  return ''
}
