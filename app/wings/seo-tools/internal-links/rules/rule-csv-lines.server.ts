import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { listAllRules } from './all-rules.queries.server'
import type { LinkRule } from './link-rule'
import { ruleCsvColumns } from './rule-csv-columns'
import { getReferencedPages, toRuleInput } from './rule-input'

const BATCH_SIZE = 200
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

/** All rules as CSV, in the columns in which they are read back. */
export async function* ruleCsvLines(db: Database): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvRow(ruleCsvColumns.map(({ head }) => head))
  const rules = await listAllRules(db)
  for (let start = 0; start < rules.length; start += BATCH_SIZE) {
    yield await toCsvLines(db, rules.slice(start, start + BATCH_SIZE))
  }
}

async function toCsvLines(db: Database, rules: LinkRule[]) {
  const paths = await findPagePathMap(db, [...new Set(rules.flatMap(getReferencedPages))])
  const lines = rules.map(({ id: _id, ...rule }) => {
    const typed = toRuleInput(rule, (page) => paths.get(page))
    return formatCsvRow(ruleCsvColumns.map(({ write }) => write(typed)))
  })
  return lines.join('')
}
