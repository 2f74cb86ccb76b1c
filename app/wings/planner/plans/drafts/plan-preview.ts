import type { Plan, Priority } from '../plan'

/** One requirement of the plan with its story and its tasks. */
export interface PreviewItem {
  key: string
  id: string
  title: string
  statement: string
  story: string | null
  priority: Priority
  decision: 'in' | 'out'
  isDecided: boolean
  reason: string
  hours: number
  warnings: string[]
  tasks: PreviewTask[]
}

export interface PreviewTask {
  key: string
  id: string
  title: string
  hours: number
  warnings: string[]
}

/** The requirements of one capability; in the plan they become its epic. */
export interface PreviewGroup {
  key: string
  title: string
  value: string
  /** Hours of what is in the first version. */
  hours: number
  /** Its title can be changed: the plan has an epic of its own for it. */
  isEpic: boolean
  items: PreviewItem[]
}

export interface PlanFigures {
  /** What it takes when all estimates err to one side, and to the other. */
  lowHours: number
  highHours: number
  /** P50: as likely more as less. */
  likelyHours: number
  weeks: number
  lowWeeks: number
  highWeeks: number
  /** Every skill fits the wanted weeks. */
  fits: boolean
  weeksWanted: number
  endsOn: string | null
  /** Building the first version, in whole units of the currency. */
  cost: { low: number; high: number }
  /** Running it for a month. */
  monthly: { low: number; high: number }
  budget: number | null
  currency: string
  tasks: number
}

/** What a person sees of a plan before it is created. */
export interface PlanPreview {
  title: string
  ceremony: Plan['ceremony']['level']
  summary: { product: string; problem: string; approach: string }
  figures: PlanFigures
  /** In the order of the document; what waits for later stands where it belongs. */
  groups: PreviewGroup[]
  coverage: Plan['coverage']
  excluded: Plan['excluded']
  /** Capabilities that do not go together, and more than fits the weeks or the budget. */
  conflicts: { reason: string; advice: string }[]
  /** Findings of the linter that belong to no item that is shown. */
  warnings: string[]
}
