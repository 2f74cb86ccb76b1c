import { Link } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import type { TableColumn } from '~/ui/workspace/data-table'
import { pageAnalyticsPath } from '~/wings/web/pages/page-admin-paths'

/** Figures of the last 30 days in a list, where there is room for them. */
export const metricColumn = {
  align: 'end',
  className: 'whitespace-nowrap md:max-[90rem]:hidden',
} as const

/** How often pieces were viewed, which leads to all their figures. */
export function viewsColumn<Row extends { id: string; views: number }>(kind: 'post' | 'product'): TableColumn<Row> {
  return {
    key: 'views',
    header: 'Views, 30 days',
    phoneLabel: 'views',
    ...metricColumn,
    cell: ({ id, views }) => (
      <Link to={pageAnalyticsPath(kind, id)} className="hover:underline">
        {formatNumber(views)}
      </Link>
    ),
  }
}
