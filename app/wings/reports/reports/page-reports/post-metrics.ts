import { compareMetrics } from '../compared-metric'
import { formatMetric, ratioOf } from '../metrics'
import type { PostReport } from './load-post-report.server'

type PostQueryResult = PostReport['figures']

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The figures of a post; `linked` are the pages to which its text links. */
export function buildPostMetrics({ figures, before, linked, readSeconds }: PostReport, isOneDay: boolean) {
  const isLinked = new Set(linked)
  const followed = ({ next }: PostQueryResult) =>
    sumOf(next.filter(({ value }) => isLinked.has(value)).map(({ times }) => times))
  const purchases = ({ bought }: PostQueryResult) => sumOf(bought.map(({ purchases }) => purchases))
  const cents = ({ bought }: PostQueryResult) => sumOf(bought.map((row) => row.cents))
  return compareMetrics<PostQueryResult>(
    [
      { label: 'Views', format: 'count', value: ({ page }) => page.views },
      {
        label: 'Visitors',
        format: 'count',
        value: ({ page }) => page.visitors,
        description: isOneDay ? undefined : 'Sum of daily visitors',
      },
      {
        label: 'Read',
        format: 'share',
        value: ({ page }) => ratioOf(page.readViews, page.views),
        description: `Views down to 75% of the page that lasted ${formatMetric('seconds', readSeconds)}, half of its reading time`,
      },
      { label: 'Time per view', format: 'seconds', value: ({ page }) => ratioOf(page.seconds, page.views) },
      {
        label: 'Visits began here',
        format: 'share',
        value: ({ page }) => ratioOf(page.entries, page.visits),
        description: 'Of the visits that saw it',
      },
      {
        label: 'Visits ended here',
        format: 'share',
        value: ({ page }) => ratioOf(page.exits, page.visits),
        description: 'Of the visits that saw it',
        isLowerBetter: true,
      },
      { label: 'Links followed', format: 'count', value: followed, description: 'Next pages to which the text links' },
      {
        label: 'Bought after reading',
        format: 'count',
        value: purchases,
        description: 'Purchases later in the same visit',
      },
      { label: 'Revenue after reading', format: 'money', value: cents, description: 'Of these purchases' },
    ],
    figures,
    before?.page.views ? before : null,
    figures.page.views > 0,
  )
}
