import { useState } from 'react'
import { useNavigation } from 'react-router'
import { newUuid } from '~/platform/new-id'
import { EventMatcherFields, type EventNameSuggestions } from '../happenings/happening-fields'
import { toEventMatcher, toEventSelection } from '../happenings/happening-words'
import { LineField, ListItemDialog, type ListItemDialogProps, ListItemForm } from '../kept-list/item-dialog'
import { ListSectionHeader } from '../kept-list/section-head'
import { useListItemDraft } from '../kept-list/use-draft'
import { useListActions } from '../kept-list/use-list-deeds'
import { ExportLink } from '../panels/export-link'
import { analyticsExportPath } from '../paths'
import { type Goal, goalSchema, MAX_GOALS } from './goal'
import { GoalTable } from './goal-table'
import type { GoalsReport } from './load-goals.server'
import { goalPath } from './paths'

type GoalDialogProps = ListItemDialogProps<Goal> & { known: EventNameSuggestions }

type GoalFormProps = Pick<GoalDialogProps, 'known' | 'onSave'> & { goal: Goal; verb: string; onDone: () => void }

const newGoal = (): Goal => ({ id: newUuid(), name: '', happening: { kind: 'page_view', path: '' } })

export function GoalsSection({ report: { goals, visits, known } }: { report: GoalsReport }) {
  const { state } = useNavigation()
  const deeds = useListActions<Goal>(goalPath)
  const own = goals.filter(({ isBuiltIn }) => !isBuiltIn)
  const { write, dialog } = useListItemDraft(
    own.map(({ goal }) => goal),
    deeds,
  )
  return (
    <section aria-labelledby="goals" className="mb-12">
      <ListSectionHeader
        id="goals"
        title="Goals"
        text="What you want visitors to do, and in which share of all visits they did."
        addLabel="New goal"
        isFull={own.length >= MAX_GOALS}
        onAdd={() => write(newGoal())}
        exportLink={<ExportLink name="goals" path={analyticsExportPath} />}
      />
      <GoalTable goals={goals} visits={visits} isStale={state === 'loading'} onEdit={write} onRemove={deeds.remove} />
      <GoalDialog known={known} {...dialog} />
    </section>
  )
}

function GoalDialog({ item, isNew, onClose, ...form }: GoalDialogProps) {
  return (
    <ListItemDialog
      title={isNew ? 'New goal' : 'Edit goal'}
      description="Something that you want visitors to do. It is counted for all visits that are kept, also earlier ones."
      item={item}
      onClose={onClose}
    >
      {(goal) => <GoalForm goal={goal} onDone={onClose} verb={isNew ? 'Add goal' : 'Save goal'} {...form} />}
    </ListItemDialog>
  )
}

function GoalForm({ goal, known, ...form }: GoalFormProps) {
  const [name, setName] = useState(goal.name)
  const [chosen, setChosen] = useState(toEventSelection(goal.happening))
  return (
    <ListItemForm
      schema={goalSchema}
      value={{ id: goal.id, name: name.trim(), happening: toEventMatcher(chosen) }}
      {...form}
    >
      {(faults) => (
        <>
          <LineField label="Name" value={name} error={faults.name} placeholder="Asks for a call" onChange={setName} />
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
