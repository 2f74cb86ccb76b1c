import type { Rule } from '../redirect-index'
import { GONE } from '../redirect-status'
import type { ImportPlan } from './plan-import.server'

const SHOWN = 200

/** What a file makes of the redirects, as the screen shows it. */
export function reportOf(step: 'check' | 'import', plan: ImportPlan) {
  const { added, changed, unchanged, refused } = plan
  const rows = [
    ...changed.map((rule) => ({ ...shown(rule), isNew: false })),
    ...added.map((rule) => ({ ...shown(rule), isNew: true })),
  ]
  return {
    step,
    added: added.length,
    changed: changed.length,
    unchanged,
    refused: refused.length,
    refusedRows: refused.slice(0, SHOWN),
    rows: rows.slice(0, SHOWN),
  }
}

function shown({ from, to, status }: Rule) {
  if (status === GONE) return { from, to: 'gone', status }
  return { from, to: to ?? 'the page that lives there', status }
}

export type ImportReport = ReturnType<typeof reportOf>
