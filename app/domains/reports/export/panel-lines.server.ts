import { ask } from '~/domains/analytics/ask.server'
import { totals } from '~/domains/analytics/tallies'
import { findProductNames } from '~/domains/products/product-names.queries.server'
import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'
import { tabIn } from '../overview/load-overview.server'
import { makePanel } from '../panels/make-panel.server'
import type { PanelName } from '../panels/panel'
import { productIdsIn } from '../panels/value-labels'
import { readQuestion } from '../question/read-question.server'
import { plain } from './plain'

/** Everything that a panel counts. */
export async function* panelLines(db: Database, name: PanelName, params: URLSearchParams, now: Date) {
  const { period, question } = await readQuestion(db, params, now)
  const tab = tabIn(name, params)
  const { all, rows } = await ask(db, question, { all: totals(), rows: tab.counted.tally })
  const productNames = await findProductNames(db, productIdsIn(rows.map(({ value }) => value)))
  const panel = makePanel(tab, { rows, all, range: period, productNames })
  yield csvRow(['value', 'name', ...panel.columns.map(({ key }) => key), 'share'])
  for (const { value, label, figures, share } of panel.rows) {
    const cells = panel.columns.map(({ key, format }) => plain(format, figures[key] ?? 0))
    yield csvRow([value, label, ...cells, plain('share', share)])
  }
}
