const SHOWN = 100

interface Taken {
  keyword: string
  isNew: boolean
}

/** What the screen shows of an import: the first rows of each kind. */
export interface RuleReport {
  step: 'check' | 'import'
  added: number
  changed: number
  unchanged: number
  refused: number
  rows: Taken[]
  refusedRows: { line: number; keyword: string; reason: string }[]
}

interface Planned {
  added: { keyword: string }[]
  changed: { keyword: string }[]
  unchanged: number
  refused: RuleReport['refusedRows']
}

export function reportOf(step: RuleReport['step'], { added, changed, unchanged, refused }: Planned): RuleReport {
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
    rows: taken.slice(0, SHOWN),
    refusedRows: refused.slice(0, SHOWN),
  }
}
