import { compareMetrics } from '../compared-metric'
import { formatPlainMetric, ratioOf } from '../metrics'
import type { PostReportData } from './load-post-report.server'

type PostQueryResult = PostReportData['figures']

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The figures of a post; `linked` are the pages to which its text links. */
export function buildPostMetrics({ figures, before, linked, readSeconds }: PostReportData, isOneDay: boolean) {
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
        label: 'Read rate',
        format: 'share',
        value: ({ page }) => ratioOf(page.readViews, page.views),
        description: `Views that reached 75% of the page and lasted ${formatPlainMetric('seconds', readSeconds)}, half of its reading time`,
      },
      { label: 'Time on page', format: 'seconds', value: ({ page }) => ratioOf(page.seconds, page.views) },
      {
        label: 'Entry rate',
        format: 'share',
        value: ({ page }) => ratioOf(page.entries, page.visits),
        description: 'Share of visits to this post',
      },
      {
        label: 'Exit rate',
        format: 'share',
        value: ({ page }) => ratioOf(page.exits, page.visits),
        description: 'Share of visits to this post',
        isLowerBetter: true,
      },
      { label: 'Link clicks', format: 'count', value: followed, description: 'Clicks on links in the post' },
      {
        label: 'Purchases after reading',
        format: 'count',
        value: purchases,
        description: 'Purchases later in the same visit',
      },
      { label: 'Revenue after reading', format: 'money', value: cents, description: 'Revenue from these purchases' },
    ],
    figures,
    before?.page.views ? before : null,
    figures.page.views > 0,
  )
}
