import { useState } from 'react'
import { useNavigation } from 'react-router'
import { newId } from '~/platform/new-id'
import { HappeningFields, type KnownNames } from '../happenings/happening-fields'
import { chosenOf, happeningOf } from '../happenings/happening-words'
import { ItemDialog, type ItemDialogProps, ItemForm, WordsField } from '../kept-list/item-dialog'
import { SectionHead } from '../kept-list/section-head'
import { useDraft } from '../kept-list/use-draft'
import { useListDeeds } from '../kept-list/use-list-deeds'
import { ExportLink } from '../panels/export-link'
import { exportPath } from '../paths'
import { type Goal, goalSchema, MOST_GOALS } from './goal'
import { GoalTable } from './goal-table'
import type { GoalsReport } from './load-goals.server'
import { goalPath } from './paths'

type GoalDialogProps = ItemDialogProps<Goal> & { known: KnownNames }

type GoalFormProps = Pick<GoalDialogProps, 'known' | 'onKeep'> & { goal: Goal; verb: string; onDone: () => void }

const newGoal = (): Goal => ({ id: newId(), name: '', happening: { kind: 'page_view', path: '' } })

export function GoalsSection({ report: { goals, visits, known } }: { report: GoalsReport }) {
  const { state } = useNavigation()
  const deeds = useListDeeds<Goal>(goalPath)
  const own = goals.filter(({ isBuiltIn }) => !isBuiltIn)
  const { write, dialog } = useDraft(
    own.map(({ goal }) => goal),
    deeds,
  )
  return (
    <section aria-labelledby="goals" className="mb-12">
      <SectionHead
        id="goals"
        title="Goals"
        text="What you want visitors to do, and in which share of all visits they did."
        addLabel="New goal"
        isFull={own.length >= MOST_GOALS}
        onAdd={() => write(newGoal())}
        file={<ExportLink name="goals" path={exportPath} />}
      />
      <GoalTable goals={goals} visits={visits} isStale={state === 'loading'} onEdit={write} onRemove={deeds.remove} />
      <GoalDialog known={known} {...dialog} />
    </section>
  )
}

function GoalDialog({ item, isNew, onClose, ...form }: GoalDialogProps) {
  return (
    <ItemDialog
      title={isNew ? 'New goal' : 'Edit goal'}
      description="Something that you want visitors to do. It is counted for all visits that are kept, also earlier ones."
      item={item}
      onClose={onClose}
    >
      {(goal) => <GoalForm goal={goal} onDone={onClose} verb={isNew ? 'Add goal' : 'Save goal'} {...form} />}
    </ItemDialog>
  )
}

function GoalForm({ goal, known, ...form }: GoalFormProps) {
  const [name, setName] = useState(goal.name)
  const [chosen, setChosen] = useState(chosenOf(goal.happening))
  return (
    <ItemForm schema={goalSchema} typed={{ id: goal.id, name: name.trim(), happening: happeningOf(chosen) }} {...form}>
      {(faults) => (
        <>
          <WordsField label="Name" value={name} error={faults.name} placeholder="Asks for a call" onType={setName} />
          <HappeningFields
            value={chosen}
            known={known}
            error={faults['happening.path'] ?? faults['happening.name']}
            onChange={setChosen}
          />
        </>
      )}
    </ItemForm>
  )
}
