import { useState } from 'react'
import { RowsField } from '~/ui/workspace/rows-field'
import { HappeningFields, type KnownNames } from '../happenings/happening-fields'
import { type ChosenHappening, chosenOf, happeningOf } from '../happenings/happening-words'
import { ItemDialog, type ItemDialogProps, ItemForm, WordsField } from '../kept-list/item-dialog'
import { type Funnel, funnelSchema, MOST_STEPS } from './funnel'

type FunnelDialogProps = ItemDialogProps<Funnel> & { known: KnownNames }

const anyPage: ChosenHappening = { choice: 'page', detail: '' }

export function FunnelDialog({ item, isNew, onClose, ...form }: FunnelDialogProps) {
  return (
    <ItemDialog
      title={isNew ? 'New funnel' : 'Edit funnel'}
      description="Steps that one visit takes in this order. Other things may happen in between."
      {...{ item, onClose }}
    >
      {(funnel) => (
        <FunnelForm funnel={funnel} onDone={onClose} verb={isNew ? 'Add funnel' : 'Save funnel'} {...form} />
      )}
    </ItemDialog>
  )
}

type FunnelFormProps = Pick<FunnelDialogProps, 'known' | 'onKeep'> & {
  funnel: Funnel
  verb: string
  onDone: () => void
}

function FunnelForm({ funnel, known, ...form }: FunnelFormProps) {
  const [name, setName] = useState(funnel.name)
  const [steps, setSteps] = useState(() => funnel.steps.map(chosenOf))
  return (
    <ItemForm
      schema={funnelSchema}
      typed={{ id: funnel.id, name: name.trim(), steps: steps.map(happeningOf) }}
      {...form}
    >
      {(faults) => (
        <>
          <WordsField
            label="Name"
            value={name}
            error={faults.name}
            placeholder="From the blog to a call"
            onType={setName}
          />
          <RowsField
            label="Steps"
            rows={steps}
            onChange={setSteps}
            nameOf={(_, at) => `step ${at + 1}`}
            addLabel="Add a step"
            onAdd={() => anyPage}
            most={MOST_STEPS}
            error={faults.steps}
          >
            {(step, change, at) => (
              <HappeningFields
                value={step}
                known={known}
                error={faults[`steps.${at}.path`] ?? faults[`steps.${at}.name`]}
                onChange={change}
              />
            )}
          </RowsField>
        </>
      )}
    </ItemForm>
  )
}
