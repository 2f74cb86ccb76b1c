import { findPagePaths } from '~/domains/pages/links.server'
import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'
import type { LinkRule } from '../link-rule'
import { loadRules } from '../load-rules.server'
import { pagesNamedBy, typedFrom } from '../typed-rule'
import { ruleColumns } from './rule-columns'

const AT_ONCE = 200
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

/** All rules as CSV, in the columns in which they are read back. */
export async function* ruleLines(db: Database): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(ruleColumns.map(({ head }) => head))
  const rules = await loadRules(db)
  for (let start = 0; start < rules.length; start += AT_ONCE) {
    yield await linesOf(db, rules.slice(start, start + AT_ONCE))
  }
}

async function linesOf(db: Database, rules: LinkRule[]) {
  const paths = await findPagePaths(db, [...new Set(rules.flatMap(pagesNamedBy))])
  const lines = rules.map(({ id: _id, ...rule }) => {
    const typed = typedFrom(rule, (page) => paths.get(page))
    return csvRow(ruleColumns.map(({ write }) => write(typed)))
  })
  return lines.join('')
}
