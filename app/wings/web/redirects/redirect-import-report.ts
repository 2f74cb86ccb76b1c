import type { RedirectRule } from './engine/redirect-index'
import type { RedirectImportPlan } from './plan-redirect-import.queries.server'
import { GONE } from './redirect-status'

const SHOWN = 200

/** What a file makes of the redirects, as the screen shows it. */
export function buildRedirectImportReport(step: 'check' | 'import', plan: RedirectImportPlan) {
  const { added, changed, unchanged, rejected } = plan
  const rows = [
    ...changed.map((rule) => ({ ...toReportRow(rule), isNew: false })),
    ...added.map((rule) => ({ ...toReportRow(rule), isNew: true })),
  ]
  return {
    step,
    added: added.length,
    changed: changed.length,
    unchanged,
    refused: rejected.length,
    refusedRows: rejected.slice(0, SHOWN),
    rows: rows.slice(0, SHOWN),
  }
}

function toReportRow({ from, to, status }: RedirectRule) {
  if (status === GONE) return { from, to: 'Gone', status }
  return { from, to: to ?? 'Existing page', status }
}

export type RedirectImportReport = ReturnType<typeof buildRedirectImportReport>
