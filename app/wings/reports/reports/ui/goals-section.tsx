import { useState } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import { newUuid } from '~/platform/database/new-uuid'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { reportsClient } from '../api'
import { eventMatcherLabel, matcherToFormValue, toEventMatcher } from '../goals/event-selection'
import { type Goal, goalSchema, MAX_GOALS } from '../goals/goal'
import type { GoalResult, GoalsReportData } from '../goals/load-goal-report.server'
import { formatPlainMetric, ratioOf } from '../metrics'
import { analyticsExportPath, analyticsPath } from '../paths'
import { addFilterParam, toUrlFilter } from '../url-filters'
import { EventMatcherFields, type EventNameSuggestions } from './event-matcher-fields'
import { ExportLink } from './export-link'
import { LineField, ListItemDialog, type ListItemDialogProps, ListItemForm } from './list-editor/list-item-dialog'
import { ListItemMenu } from './list-editor/list-item-menu'
import { ListSectionHeader } from './list-editor/list-section-header'
import { type ListItemCalls, useListActions } from './list-editor/use-list-actions'
import { useListItemDraft } from './list-editor/use-list-item-draft'
import { useFormatMetric } from './use-format-metric'

interface GoalTableProps {
  goals: GoalResult[]
  /** All visits of the period. */
  visits: number
  isStale: boolean
  onEdit: (goal: Goal) => void
  onRemove: (goal: Goal) => void
}

type GoalDialogProps = ListItemDialogProps<Goal> & { known: EventNameSuggestions }

type GoalFormProps = Pick<GoalDialogProps, 'known' | 'onSave'> & { goal: Goal; verb: string; onDone: () => void }

const goalCalls: ListItemCalls<Goal> = {
  put: (id, json) => reportsClient.put('/goals/:id', { param: { id }, json }),
  patch: (id, json) => reportsClient.patch('/goals/:id', { param: { id }, json }),
  delete: (id) => reportsClient.delete('/goals/:id', { param: { id } }),
}

const newGoal = (): Goal => ({ id: newUuid(), name: '', happening: { kind: 'page_view', path: '' } })

export function GoalsSection({ report: { goals, visits, known } }: { report: GoalsReportData }) {
  const { state } = useNavigation()
  const actions = useListActions(goalCalls)
  const own = goals.filter(({ isBuiltIn }) => !isBuiltIn)
  const { write, dialog } = useListItemDraft(
    own.map(({ goal }) => goal),
    actions,
  )
  return (
    <section aria-labelledby="goals" className="mb-12">
      <ListSectionHeader
        id="goals"
        title="Goals"
        text="Actions that you want visitors to take."
        addLabel="New goal"
        isFull={own.length >= MAX_GOALS}
        onAdd={() => write(newGoal())}
        exportLink={<ExportLink name="goals" path={analyticsExportPath} />}
      />
      <GoalTable goals={goals} visits={visits} isStale={state === 'loading'} onEdit={write} onRemove={actions.remove} />
      <GoalDialog known={known} {...dialog} />
    </section>
  )
}

function GoalDialog({ item, isNew, onClose, ...form }: GoalDialogProps) {
  return (
    <ListItemDialog
      title={isNew ? 'New goal' : 'Edit goal'}
      description="Past visits are counted too."
      item={item}
      onClose={onClose}
    >
      {(goal) => <GoalForm goal={goal} onDone={onClose} verb={isNew ? 'Add goal' : 'Save goal'} {...form} />}
    </ListItemDialog>
  )
}

function GoalForm({ goal, known, ...form }: GoalFormProps) {
  const [name, setName] = useState(goal.name)
  const [chosen, setChosen] = useState(matcherToFormValue(goal.happening))
  return (
    <ListItemForm
      schema={goalSchema}
      value={{ id: goal.id, name: name.trim(), happening: toEventMatcher(chosen) }}
      {...form}
    >
      {(faults) => (
        <>
          <LineField label="Name" value={name} error={faults.name} placeholder="Contact request" onChange={setName} />
          <EventMatcherFields
            value={chosen}
            suggestions={known}
            error={faults['happening.path'] ?? faults['happening.name']}
            onChange={setChosen}
          />
        </>
      )}
    </ListItemForm>
  )
}

function GoalTable({ goals, visits, isStale, onEdit, onRemove }: GoalTableProps) {
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
      title={`Filter by ${name}`}
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
      header: 'Total',
      align: 'end',
      phoneLabel: 'total',
      cell: ({ times }) => formatPlainMetric('count', times),
    },
    {
      key: 'visits',
      header: 'Visits',
      align: 'end',
      phoneLabel: 'visits',
      cell: (goal) => formatPlainMetric('count', goal.visits),
    },
    {
      key: 'rate',
      header: 'Conversion rate',
      align: 'end',
      phoneLabel: 'conversion rate',
      cell: (goal) => formatPlainMetric('share', ratioOf(goal.visits, visits)),
    },
    {
      key: 'revenue',
      header: 'Revenue',
      align: 'end',
      phoneLabel: 'revenue',
      cell: ({ cents }) => (cents > 0 ? <StudioMoney amount={cents} /> : <span className="text-faint">–</span>),
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

function StudioMoney({ amount }: { amount: number }) {
  return useFormatMetric().formatMetric('money', amount)
}
