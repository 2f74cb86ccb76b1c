import { type FigureFormat, isAverage } from '../figures'

/** One figure of a page, beside the one of the time before. */
export interface PageFigure {
  label: string
  format: FigureFormat
  now: number
  /** Null: nothing is compared. */
  before: number | null
  /** What it counts, where its name does not say it. */
  counts?: string
  /** Less of it is better. */
  isBetterLow?: boolean
}

type Described<Counts> = Omit<PageFigure, 'now' | 'before'> & { of: (counts: Counts) => number }

/** Figures of two times beside each other; null before when nothing happened then. Where nobody came, averages say nothing. */
export function figuresOf<Counts>(
  described: Described<Counts>[],
  now: Counts,
  before: Counts | null,
  hasVisits = true,
): PageFigure[] {
  return described.map(({ of, ...figure }) => {
    const isCompared = before !== null && (hasVisits || !isAverage(figure.format))
    return { ...figure, now: of(now), before: isCompared ? of(before) : null }
  })
}
