import { useState } from 'react'
import { HappeningFields, type KnownNames } from '../happenings/happening-fields'
import { chosenOf, happeningOf } from '../happenings/happening-words'
import { ItemDialog, type ItemDialogProps, ItemForm, WordsField } from '../kept-list/item-dialog'
import { type Goal, goalSchema } from './goal'

type GoalDialogProps = ItemDialogProps<Goal> & { known: KnownNames }

export function GoalDialog({ item, isNew, onClose, ...form }: GoalDialogProps) {
  return (
    <ItemDialog
      title={isNew ? 'New goal' : 'Edit goal'}
      description="Something that you want visitors to do. It is counted for all visits that are kept, also earlier ones."
      {...{ item, onClose }}
    >
      {(goal) => <GoalForm goal={goal} onDone={onClose} verb={isNew ? 'Add goal' : 'Save goal'} {...form} />}
    </ItemDialog>
  )
}

type GoalFormProps = Pick<GoalDialogProps, 'known' | 'onKeep'> & { goal: Goal; verb: string; onDone: () => void }

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
