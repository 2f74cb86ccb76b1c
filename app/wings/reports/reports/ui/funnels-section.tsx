import { useState } from 'react'
import { newUuid } from '~/platform/database/new-uuid'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { reportsClient } from '../api'
import { type EventSelection, matcherToFormValue, toEventMatcher } from '../goals/event-selection'
import { type Funnel, funnelSchema, MAX_FUNNEL_STEPS, MAX_FUNNELS } from '../goals/funnel'
import type { FunnelResult } from '../goals/funnel-steps'
import { analyticsExportPath } from '../paths'
import { EventMatcherFields, type EventNameSuggestions } from './event-matcher-fields'
import { ExportLink } from './export-link'
import { FunnelList } from './funnel-list'
import { LineField, ListItemDialog, type ListItemDialogProps, ListItemForm } from './list-editor/list-item-dialog'
import { ListSectionHeader } from './list-editor/list-section-header'
import { type ListItemCalls, useListActions } from './list-editor/use-list-actions'
import { useListItemDraft } from './list-editor/use-list-item-draft'

const funnelCalls: ListItemCalls<Funnel> = {
  put: (id, json) => reportsClient.put('/funnels/:id', { param: { id }, json }),
  patch: (id, json) => reportsClient.patch('/funnels/:id', { param: { id }, json }),
  delete: (id) => reportsClient.delete('/funnels/:id', { param: { id } }),
}

type FunnelDialogProps = ListItemDialogProps<Funnel> & { known: EventNameSuggestions }

const anyPage: EventSelection = { choice: 'page', detail: '' }

type FunnelFormProps = Pick<FunnelDialogProps, 'known' | 'onSave'> & {
  funnel: Funnel
  verb: string
  onDone: () => void
}

const newFunnel = (): Funnel => ({
  id: newUuid(),
  name: '',
  steps: [{ kind: 'page_view', path: '' }, { kind: 'purchase' }],
})

interface FunnelsSectionProps {
  funnels: FunnelResult[]
  known: EventNameSuggestions
}

export function FunnelsSection({ funnels, known }: FunnelsSectionProps) {
  const actions = useListActions(funnelCalls)
  const own = funnels.filter(({ isBuiltIn }) => !isBuiltIn)
  const { write, dialog } = useListItemDraft(
    own.map(({ funnel }) => funnel),
    actions,
  )
  return (
    <section aria-labelledby="funnels" className="mb-12">
      <ListSectionHeader
        id="funnels"
        title="Funnels"
        text="Visits that completed each step in order."
        addLabel="New funnel"
        isFull={own.length >= MAX_FUNNELS}
        onAdd={() => write(newFunnel())}
        exportLink={<ExportLink name="funnels" path={analyticsExportPath} />}
      />
      <FunnelList funnels={funnels} onEdit={write} onRemove={actions.remove} />
      <FunnelDialog known={known} {...dialog} />
    </section>
  )
}

function FunnelDialog({ item, isNew, onClose, ...form }: FunnelDialogProps) {
  return (
    <ListItemDialog
      title={isNew ? 'New funnel' : 'Edit funnel'}
      description="Steps of one visit, in order. Other events can happen in between."
      item={item}
      onClose={onClose}
    >
      {(funnel) => (
        <FunnelForm funnel={funnel} onDone={onClose} verb={isNew ? 'Add funnel' : 'Save funnel'} {...form} />
      )}
    </ListItemDialog>
  )
}

function FunnelForm({ funnel, known, ...form }: FunnelFormProps) {
  const [name, setName] = useState(funnel.name)
  const [steps, setSteps] = useState(() => funnel.steps.map(matcherToFormValue))
  return (
    <ListItemForm
      schema={funnelSchema}
      value={{ id: funnel.id, name: name.trim(), steps: steps.map(toEventMatcher) }}
      {...form}
    >
      {(faults) => (
        <>
          <LineField label="Name" value={name} error={faults.name} placeholder="Blog to contact" onChange={setName} />
          <RepeaterField
            label="Steps"
            rows={steps}
            onChange={setSteps}
            getRowLabel={(_, at) => `step ${at + 1}`}
            addLabel="Add step"
            onAdd={() => anyPage}
            max={MAX_FUNNEL_STEPS}
            error={faults.steps}
          >
            {(step, change, at) => (
              <EventMatcherFields
                value={step}
                suggestions={known}
                error={faults[`steps.${at}.path`] ?? faults[`steps.${at}.name`]}
                onChange={change}
              />
            )}
          </RepeaterField>
        </>
      )}
    </ListItemForm>
  )
}
