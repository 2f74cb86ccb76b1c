import { formatFigure, part } from '../figures'
import { figuresOf } from '../page/figure'
import type { PostReport } from './load-post-report.server'

type Answers = PostReport['figures']

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The figures of a post; `linked` are the pages to which its text links. */
export function postFigures({ figures, before, linked, readSeconds }: PostReport, isOneDay: boolean) {
  const isLinked = new Set(linked)
  const followed = ({ next }: Answers) =>
    sumOf(next.filter(({ value }) => isLinked.has(value)).map(({ times }) => times))
  const purchases = ({ bought }: Answers) => sumOf(bought.map(({ purchases }) => purchases))
  const cents = ({ bought }: Answers) => sumOf(bought.map((row) => row.cents))
  return figuresOf<Answers>(
    [
      { label: 'Views', format: 'count', of: ({ page }) => page.views },
      {
        label: 'Visitors',
        format: 'count',
        of: ({ page }) => page.visitors,
        counts: isOneDay ? undefined : 'Sum of daily visitors',
      },
      {
        label: 'Read',
        format: 'share',
        of: ({ page }) => part(page.read, page.views),
        counts: `Views down to 75% of the page that lasted ${formatFigure('seconds', readSeconds)}, half of its reading time`,
      },
      { label: 'Time per view', format: 'seconds', of: ({ page }) => part(page.seconds, page.views) },
      {
        label: 'Visits began here',
        format: 'share',
        of: ({ page }) => part(page.entries, page.visits),
        counts: 'Of the visits that saw it',
      },
      {
        label: 'Visits ended here',
        format: 'share',
        of: ({ page }) => part(page.exits, page.visits),
        counts: 'Of the visits that saw it',
        isBetterLow: true,
      },
      { label: 'Links followed', format: 'count', of: followed, counts: 'Next pages to which the text links' },
      {
        label: 'Bought after reading',
        format: 'count',
        of: purchases,
        counts: 'Purchases later in the same visit',
      },
      { label: 'Revenue after reading', format: 'money', of: cents, counts: 'Of these purchases' },
    ],
    figures,
    before?.page.views ? before : null,
    figures.page.views > 0,
  )
}
