import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import { Kbd } from '~/ui/workspace/kbd'
import { Notice } from '~/ui/workspace/notice'
import { formatFieldValue } from '../../editing/format-field-value'
import type { EditableSection } from '../../editing/sections'
import type { Plan, PlanItem } from '../../plan'
import { type FieldSpec, PLAN_FIELDS } from '../../plan-fields'
import { FieldControl } from './field-control'
import { type ItemDraft, type SaveState, useItemDraft } from './use-item-draft'

interface ItemFormProps {
  sprintId: string
  plan: Plan
  section: EditableSection
  item: PlanItem
  onClose: () => void
}

const SAVE_STATE_LABELS: Record<SaveState, string> = {
  idle: '',
  unsaved: 'Not saved yet',
  saving: 'Saving',
  saved: 'Saved',
  wrong: 'Not saved: check the marked fields',
  conflict: 'Not saved: someone else changed this',
  failed: 'Not saved',
}

/** The fields of one item. Leaving a field saves it; so does Ctrl+Enter. */
export function ItemForm({ sprintId, plan, section, item, onClose }: ItemFormProps) {
  const draft = useItemDraft({ sprintId, section, item })
  const form = useRef<HTMLDivElement>(null)
  useFocusOnFirstField(form)

  const close = () => draft.save().then((isSaved) => isSaved && onClose())

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void draft.save()
    if (event.key === 'Escape') void close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside are heard here
    <div ref={form} className="grid max-w-2xl grid-cols-1 gap-4 pt-2 pb-5" onKeyDown={onKeyDown}>
      {PLAN_FIELDS[section].map((spec) => (
        <DraftField key={spec.name} spec={spec} plan={plan} draft={draft} />
      ))}
      <SaveBar draft={draft} onClose={() => void close()} />
    </div>
  )
}

interface DraftFieldProps {
  spec: FieldSpec
  plan: Plan
  draft: ItemDraft
}

function DraftField({ spec, plan, draft }: DraftFieldProps) {
  const { name } = spec
  const theirs = draft.getTheirs(name)
  const choices = (
    <>
      <Button onClick={() => draft.keepMine(name)}>Keep mine</Button>
      <Button onClick={() => draft.acceptTheirs(name)}>Keep theirs</Button>
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what is left
    <div
      className="grid grid-cols-1 gap-2"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && void draft.save()}
    >
      <FieldControl
        spec={spec}
        plan={plan}
        value={draft.getValue(name)}
        error={draft.errorOf(name)}
        onChange={(value) => draft.change(name, value)}
      />
      {theirs && (
        <Notice kind="warning" title="Someone else edited this field" action={choices}>
          <p className="whitespace-pre-wrap">{formatFieldValue(theirs.value)}</p>
        </Notice>
      )}
    </div>
  )
}

function SaveBar({ draft: { state, message, save }, onClose }: { draft: ItemDraft; onClose: () => void }) {
  const isBad = ['wrong', 'conflict', 'failed'].includes(state)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" onClick={() => void save()}>
        Save
      </Button>
      <Button onClick={onClose}>Close</Button>
      <span className="text-dense text-faint">
        Saved when you leave a field or press <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
      </span>
      <p role="status" className={`text-dense ${isBad ? 'font-medium text-danger' : 'text-muted'}`}>
        {SAVE_STATE_LABELS[state]}
        {state === 'failed' && `. ${message}`}
      </p>
    </div>
  )
}

function useFocusOnFirstField(form: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // after the page that leads here has put the focus where it begins
    const later = setTimeout(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus())
    return () => clearTimeout(later)
  }, [form])
}
