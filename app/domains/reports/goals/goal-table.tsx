import { Link, useSearchParams } from 'react-router'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { formatFigure, part } from '../figures'
import { happeningWords } from '../happenings/happening-words'
import { ItemMenu } from '../kept-list/item-menu'
import { overviewPath } from '../paths'
import { filterOf, withFilter } from '../question/filters-address'
import type { Goal } from './goal'
import type { CountedGoal } from './load-goals.server'

interface GoalTableProps {
  goals: CountedGoal[]
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
      keyOf={({ goal }) => goal.id}
      nameOf={({ goal }) => goal.name}
      isStale={isStale}
      empty={null}
    />
  )
}

/** Leads to everything that is known of the visits that reached the goal. */
function VisitsLink({ goal: { name, happening } }: { goal: Pick<Goal, 'name' | 'happening'> }) {
  const [params] = useSearchParams()
  const { name: filter, value } = filterOf(happening)
  return (
    <Link
      to={{ pathname: overviewPath, search: withFilter(params, filter, value) }}
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
): Column<CountedGoal>[] {
  return [
    {
      key: 'goal',
      head: 'Goal',
      cell: ({ goal: { name, happening } }) => (
        <>
          <VisitsLink goal={{ name, happening }} />
          <span className="block break-all text-muted">{happeningWords(happening)}</span>
        </>
      ),
    },
    {
      key: 'times',
      head: 'Times',
      align: 'end',
      phoneLabel: 'times',
      cell: ({ times }) => formatFigure('count', times),
    },
    {
      key: 'visits',
      head: 'Visits',
      align: 'end',
      phoneLabel: 'visits',
      cell: (goal) => formatFigure('count', goal.visits),
    },
    {
      key: 'rate',
      head: 'Of all visits',
      align: 'end',
      phoneLabel: 'of all visits',
      cell: (goal) => formatFigure('share', part(goal.visits, visits)),
    },
    {
      key: 'revenue',
      head: 'Revenue',
      align: 'end',
      phoneLabel: 'revenue',
      cell: ({ cents }) => (cents > 0 ? formatFigure('money', cents) : <span className="text-faint">–</span>),
    },
    {
      key: 'menu',
      head: 'Actions',
      align: 'end',
      className: 'w-12',
      cell: ({ goal, isBuiltIn }) =>
        !isBuiltIn && <ItemMenu name={goal.name} onEdit={() => onEdit(goal)} onRemove={() => onRemove(goal)} />,
    },
  ]
}
