import { useState } from 'react'
import { newId } from '~/platform/new-id'
import { RowsField } from '~/ui/workspace/rows-field'
import { HappeningFields, type KnownNames } from '../happenings/happening-fields'
import { type ChosenHappening, chosenOf, happeningOf } from '../happenings/happening-words'
import { ItemDialog, type ItemDialogProps, ItemForm, WordsField } from '../kept-list/item-dialog'
import { SectionHead } from '../kept-list/section-head'
import { useDraft } from '../kept-list/use-draft'
import { useListDeeds } from '../kept-list/use-list-deeds'
import { ExportLink } from '../panels/export-link'
import { exportPath } from '../paths'
import { type Funnel, funnelSchema, MOST_FUNNELS, MOST_STEPS } from './funnel'
import { FunnelList } from './funnel-list'
import type { CountedFunnel } from './funnel-steps'

const funnelPath = (id: string) => `/admin/analytics/funnels/${id}`

type FunnelDialogProps = ItemDialogProps<Funnel> & { known: KnownNames }

const anyPage: ChosenHappening = { choice: 'page', detail: '' }

type FunnelFormProps = Pick<FunnelDialogProps, 'known' | 'onKeep'> & {
  funnel: Funnel
  verb: string
  onDone: () => void
}

const newFunnel = (): Funnel => ({
  id: newId(),
  name: '',
  steps: [{ kind: 'page_view', path: '' }, { kind: 'purchase' }],
})

interface FunnelsSectionProps {
  funnels: CountedFunnel[]
  known: KnownNames
}

export function FunnelsSection({ funnels, known }: FunnelsSectionProps) {
  const deeds = useListDeeds<Funnel>(funnelPath)
  const own = funnels.filter(({ isBuiltIn }) => !isBuiltIn)
  const { write, dialog } = useDraft(
    own.map(({ funnel }) => funnel),
    deeds,
  )
  return (
    <section aria-labelledby="funnels" className="mb-12">
      <SectionHead
        id="funnels"
        title="Funnels"
        text="Visits that took a step and all before it, in this order."
        addLabel="New funnel"
        isFull={own.length >= MOST_FUNNELS}
        onAdd={() => write(newFunnel())}
        file={<ExportLink name="funnels" path={exportPath} />}
      />
      <FunnelList funnels={funnels} onEdit={write} onRemove={deeds.remove} />
      <FunnelDialog known={known} {...dialog} />
    </section>
  )
}

function FunnelDialog({ item, isNew, onClose, ...form }: FunnelDialogProps) {
  return (
    <ItemDialog
      title={isNew ? 'New funnel' : 'Edit funnel'}
      description="Steps that one visit takes in this order. Other things may happen in between."
      item={item}
      onClose={onClose}
    >
      {(funnel) => (
        <FunnelForm funnel={funnel} onDone={onClose} verb={isNew ? 'Add funnel' : 'Save funnel'} {...form} />
      )}
    </ItemDialog>
  )
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
