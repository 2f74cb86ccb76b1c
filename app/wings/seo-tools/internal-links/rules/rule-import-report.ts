const MAX_ROWS = 100

interface ImportedRow {
  keyword: string
  isNew: boolean
}

/** What the screen shows of an import: the first rows of each kind. */
export interface RuleImportReport {
  step: 'check' | 'import'
  added: number
  changed: number
  unchanged: number
  refused: number
  rows: ImportedRow[]
  refusedRows: { line: number; keyword: string; reason: string }[]
}

interface ImportPlan {
  added: { keyword: string }[]
  changed: { keyword: string }[]
  unchanged: number
  refused: RuleImportReport['refusedRows']
}

export function toImportReport(
  step: RuleImportReport['step'],
  { added, changed, unchanged, refused }: ImportPlan,
): RuleImportReport {
  const taken = [
    ...added.map(({ keyword }) => ({ keyword, isNew: true })),
    ...changed.map(({ keyword }) => ({ keyword, isNew: false })),
  ]
  return {
    step,
    added: added.length,
    changed: changed.length,
    unchanged,
    refused: refused.length,
    rows: taken.slice(0, MAX_ROWS),
    refusedRows: refused.slice(0, MAX_ROWS),
  }
}
