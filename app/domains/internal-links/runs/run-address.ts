import { type SkipReason, skipReasons } from '../engine/placing/page-plan'

export const pageFilters = ['linked', 'kept', 'restored', 'stayed', 'left-out'] as const

export type PageFilter = (typeof pageFilters)[number]

/** Which pages of a run are shown: by what became of them, or of one rule. */
export interface PagesShown {
  filter: PageFilter | null
  rule?: number
  /** The pages behind this one, or before it. */
  after?: number
  before?: number
}

export function readPagesShown(params: URLSearchParams): PagesShown {
  const number = (name: string) => (/^\d{1,9}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : undefined)
  const [rule, after, before] = [number('rule'), number('after'), number('before')]
  const filter = pageFilters.find((name) => name === params.get('show')) ?? null
  return {
    filter,
    ...(rule !== undefined && { rule }),
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
  }
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
