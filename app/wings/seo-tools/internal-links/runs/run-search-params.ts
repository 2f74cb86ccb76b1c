import { type PositionCursor, parsePositionCursor } from '~/platform/lists/position-cursor'
import { type LinkSkipReason, linkSkipReasonLabels } from '../engine/placing/page-plan'

export const runPageFilters = ['linked', 'skipped', 'restored', 'not-restored', 'left-out'] as const

export type RunPageFilter = (typeof runPageFilters)[number]

/** Which pages of a run are shown: by what became of them, or of one rule. */
export interface RunPagesQuery extends PositionCursor {
  filter: RunPageFilter | null
  rule?: number | undefined
}

export function readRunPagesQuery(params: URLSearchParams): RunPagesQuery {
  const rule = params.get('rule') ?? ''
  const filter = runPageFilters.find((name) => name === params.get('show')) ?? null
  return { filter, rule: /^\d{1,9}$/.test(rule) ? Number(rule) : undefined, ...parsePositionCursor(params) }
}

export const runViews = ['pages', 'rules', 'skips'] as const

export type RunView = (typeof runViews)[number]

export function readRunView(params: URLSearchParams): RunView {
  return runViews.find((view) => view === params.get('view')) ?? 'pages'
}

/** The reason whose places are shown. */
export function readSkipReason(params: URLSearchParams): LinkSkipReason | undefined {
  const word = params.get('reason')
  return (Object.keys(linkSkipReasonLabels) as LinkSkipReason[]).find((reason) => reason === word)
}
