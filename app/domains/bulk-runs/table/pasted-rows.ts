import type { ReadCells } from './table'

/**
 * The rows of cells that were copied out of a spreadsheet: tabs between them, a line for each row. A cell with a tab, a line
 * break or a quote in it comes in quotes, with its own doubled; one that only begins with a quote is left as it is.
 */
export function* pastedRows(text: string): Generator<ReadCells, void> {
  let [at, line] = [0, 1]
  while (at < text.length) {
    const row: ReadCells = { line, cells: [] }
    let isOpen = true
    while (isOpen) {
      const { value, end } = cellAt(text, at)
      row.cells.push(value)
      line += value.split('\n').length - 1
      isOpen = text[end] === '\t'
      at = isOpen ? end + 1 : afterBreak(text, end)
    }
    line++
    yield row
  }
}

function cellAt(text: string, start: number) {
  const close = text[start] === '"' ? closingQuote(text, start) : -1
  if (close > 0) return { value: unquoted(text.slice(start + 1, close)), end: close + 1 }
  let end = start
  while (end < text.length && text[end] !== '\t' && !isBreak(text[end])) end++
  return { value: text.slice(start, end), end }
}

/** Where the quoted cell that begins here ends; −1 when the quote is a sign like any other. */
function closingQuote(text: string, start: number) {
  let at = text.indexOf('"', start + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  const next = text[at + 1]
  return at >= 0 && (next === undefined || next === '\t' || isBreak(next)) ? at : -1
}

function unquoted(inside: string) {
  return inside.replaceAll('""', '"').replace(/\r\n?/g, '\n')
}

function isBreak(sign: string | undefined) {
  return sign === '\n' || sign === '\r'
}

function afterBreak(text: string, end: number) {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
}
