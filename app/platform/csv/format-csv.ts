/**
 * A row of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe instead:
 * what a stranger typed into a form must not run where it is opened. Numbers are written as they are.
 */
export function formatCsvRow(cells: readonly (string | number | null | undefined)[]) {
  return `${cells.map(formatCsvCell).join(',')}\r\n`
}

// a spreadsheet skips spaces before it decides; the full-width signs are read as the plain ones in some locales
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

function formatCsvCell(value: string | number | null | undefined) {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
