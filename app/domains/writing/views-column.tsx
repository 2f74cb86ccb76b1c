import { Link } from 'react-router'
import { figuresPathOf } from '~/domains/pages/editor-path'
import type { Column } from '~/ui/workspace/data-table'

/** Figures of the last 30 days in a list, where there is room for them. */
export const monthFigure = {
  align: 'end',
  className: 'whitespace-nowrap md:max-[90rem]:hidden',
} as const

/** How often pieces were viewed, which leads to all their figures. */
export function viewsColumn<Row extends { id: string; views: number }>(kind: 'post' | 'product'): Column<Row> {
  return {
    key: 'views',
    head: 'Views, 30 days',
    phoneLabel: 'views',
    ...monthFigure,
    cell: ({ id, views }) => (
      <Link to={figuresPathOf(kind, id)} className="hover:underline">
        {views.toLocaleString('en-US')}
      </Link>
    ),
  }
}
