import { Link, useSearchParams } from 'react-router'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { formatMetric, ratioOf } from '../figures'
import { eventMatcherLabel } from '../happenings/happening-words'
import { ListItemMenu } from '../kept-list/item-menu'
import { analyticsPath } from '../paths'
import { addFilterParam, toUrlFilter } from '../question/filters-address'
import type { Goal } from './goal'
import type { GoalResult } from './load-goals.server'

interface GoalTableProps {
  goals: GoalResult[]
  /** All visits of the period. */
  visits: number
  isStale: boolean
  onEdit: (goal: Goal) => void
  onRemove: (goal: Goal) => void
}

export function GoalTable({ goals, visits, isStale, onEdit, onRemove }: GoalTableProps) {
  return (
    <DataTable
      label="Goals"
      columns={columnsFor(visits, onEdit, onRemove)}
      rows={goals}
      getRowKey={({ goal }) => goal.id}
      getRowLabel={({ goal }) => goal.name}
      isStale={isStale}
      empty={null}
    />
  )
}

/** Leads to everything that is known of the visits that reached the goal. */
function VisitsLink({ goal: { name, happening } }: { goal: Pick<Goal, 'name' | 'happening'> }) {
  const [params] = useSearchParams()
  const { name: filter, value } = toUrlFilter(happening)
  return (
    <Link
      to={{ pathname: analyticsPath, search: addFilterParam(params, filter, value) }}
      title={`Only visits that reached it: ${name}`}
      className="block w-fit font-medium break-words hover:underline pointer-coarse:py-2"
    >
      {name}
    </Link>
  )
}

function columnsFor(
  visits: number,
  onEdit: (goal: Goal) => void,
  onRemove: (goal: Goal) => void,
): TableColumn<GoalResult>[] {
  return [
    {
      key: 'goal',
      header: 'Goal',
      cell: ({ goal: { name, happening } }) => (
        <>
          <VisitsLink goal={{ name, happening }} />
          <span className="block break-all text-muted">{eventMatcherLabel(happening)}</span>
        </>
      ),
    },
    {
      key: 'times',
      header: 'Times',
      align: 'end',
      phoneLabel: 'times',
      cell: ({ times }) => formatMetric('count', times),
    },
    {
      key: 'visits',
      header: 'Visits',
      align: 'end',
      phoneLabel: 'visits',
      cell: (goal) => formatMetric('count', goal.visits),
    },
    {
      key: 'rate',
      header: 'Of all visits',
      align: 'end',
      phoneLabel: 'of all visits',
      cell: (goal) => formatMetric('share', ratioOf(goal.visits, visits)),
    },
    {
      key: 'revenue',
      header: 'Revenue',
      align: 'end',
      phoneLabel: 'revenue',
      cell: ({ cents }) => (cents > 0 ? formatMetric('money', cents) : <span className="text-faint">–</span>),
    },
    {
      key: 'menu',
      header: 'Actions',
      align: 'end',
      className: 'w-12',
      cell: ({ goal, isBuiltIn }) =>
        !isBuiltIn && <ListItemMenu name={goal.name} onEdit={() => onEdit(goal)} onRemove={() => onRemove(goal)} />,
    },
  ]
}
