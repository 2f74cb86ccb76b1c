import { type CsvRow, parseCsv } from '~/platform/csv/parse-csv'
import { yieldingBatches } from '~/platform/jobs/yielding-batches.server'
import { toStorableText } from '~/platform/text/storable-text'
import { isWildcard } from './redirect-address'
import { type RedirectForm, redirectForm } from './redirect-form'

export const MAX_REDIRECT_ROWS = 50_000
const AT_ONCE = 200

export interface RedirectRow {
  line: number
  /** As it stands in the file. */
  from: string
  form?: RedirectForm
  error?: string
}

// the names that other programs give to the columns
const columns: Record<string, string[]> = {
  from: ['from', 'source', 'source url', 'old', 'old address', 'old url', 'origin'],
  to: ['to', 'target', 'target url', 'destination', 'new', 'leads to', 'new url'],
  status: ['status', 'code', 'type', 'answer', 'http code'],
  kind: ['kind', 'match'],
}

/** The redirects of a CSV file with the columns from, to, status and kind, each with its line. @throws CsvError */
export async function parseRedirectsCsv(text: string): Promise<RedirectRow[]> {
  const rows = parseCsv(toStorableText(text))
  const head = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const at = (name: string) => head.findIndex((cell) => columns[name]?.includes(cell))
  const hasHead = at('from') >= 0
  const places = hasHead
    ? { from: at('from'), to: at('to'), status: at('status'), kind: at('kind') }
    : { from: 0, to: 1, status: 2, kind: 3 }
  const read: RedirectRow[] = []
  for await (const some of yieldingBatches(rows.slice(hasHead ? 1 : 0), AT_ONCE)) {
    read.push(...some.map((row) => readRow(row, places)))
  }
  return read
}

type ColumnIndexes = Record<'from' | 'to' | 'status' | 'kind', number>

function readRow({ line, cells }: CsvRow, places: ColumnIndexes): RedirectRow {
  const cell = (name: keyof ColumnIndexes) => (cells[places[name]] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
  const kind = cell('kind').toLowerCase()
  const typed = cell('from')
  const from = kind === 'prefix' && !isWildcard(typed) ? `${typed.replace(/(?<!\/)\/+$/, '')}/*` : typed
  if (kind && !['exact', 'prefix'].includes(kind)) {
    return { line, from, error: `“${kind.slice(0, 40)}” is not a valid match type. Use exact or prefix.` }
  }
  const to = cell('to').replace(/\/:splat$/, '/*')
  const parsed = redirectForm.safeParse({ from, to, status: cell('status') || '301' })
  return parsed.success
    ? { line, from: parsed.data.from, form: parsed.data }
    : { line, from, error: parsed.error.issues[0]?.message ?? 'This row cannot be read.' }
}
