import { type Positions, positionsIn } from '~/platform/positions'
import { type SkipReason, skipReasons } from '../engine/placing/page-plan'

export const pageFilters = ['linked', 'kept', 'restored', 'stayed', 'left-out'] as const

export type PageFilter = (typeof pageFilters)[number]

/** Which pages of a run are shown: by what became of them, or of one rule. */
export interface PagesShown extends Positions {
  filter: PageFilter | null
  rule?: number | undefined
}

export function readPagesShown(params: URLSearchParams): PagesShown {
  const rule = params.get('rule') ?? ''
  const filter = pageFilters.find((name) => name === params.get('show')) ?? null
  return { filter, rule: /^\d{1,9}$/.test(rule) ? Number(rule) : undefined, ...positionsIn(params) }
}

export const runViews = ['pages', 'rules', 'skips'] as const

export type RunView = (typeof runViews)[number]

export function readRunView(params: URLSearchParams): RunView {
  return runViews.find((view) => view === params.get('view')) ?? 'pages'
}

/** The reason whose places are shown. */
export function readSkipReason(params: URLSearchParams): SkipReason | undefined {
  const word = params.get('reason')
  return (Object.keys(skipReasons) as SkipReason[]).find((reason) => reason === word)
}
