import type { ImportPlan } from './plan-import.server'

const SHOWN = 200

/** What a file makes of the redirects, as the screen shows it. */
export function reportOf(step: 'check' | 'import', plan: ImportPlan) {
  const { added, changed, unchanged, refused } = plan
  const rows = [
    ...changed.map(({ from, to }) => ({ from, to, isNew: false })),
    ...added.map(({ from, to }) => ({ from, to, isNew: true })),
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

export type ImportReport = ReturnType<typeof reportOf>
