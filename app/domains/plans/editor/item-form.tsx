import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import { Kbd } from '~/ui/workspace/kbd'
import { Notice } from '~/ui/workspace/notice'
import type { EditableSection } from '../editing/sections'
import { valueAsText } from '../editing/value-as-text'
import type { Plan, PlanItem } from '../plan'
import { FieldControl } from './field-control'
import { FIELD_SPECS } from './field-specs'
import { type SaveState, useItemDraft } from './use-item-draft'

interface ItemFormProps {
  sprintId: string
  plan: Plan
  section: EditableSection
  item: PlanItem
  onClose: () => void
}

const states: Record<SaveState, string> = {
  idle: '',
  unsaved: 'Not saved yet',
  saving: 'Saving',
  saved: 'Saved',
  wrong: 'Not saved: look at the marked fields',
  conflict: 'Not saved: somebody else changed this',
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
      {FIELD_SPECS[section].map((spec) => {
        const theirs = draft.theirsOf(spec.name)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what is left
          <div
            key={spec.name}
            className="grid grid-cols-1 gap-2"
            onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && void draft.save()}
          >
            <FieldControl
              spec={spec}
              plan={plan}
              value={draft.shownIn(spec.name)}
              error={draft.errorOf(spec.name)}
              onChange={(value) => draft.change(spec.name, value)}
            />
            {theirs && (
              <Notice
                kind="warning"
                title="Somebody else wrote here meanwhile"
                action={
                  <>
                    <Button onClick={() => draft.keepMine(spec.name)}>Keep mine</Button>
                    <Button onClick={() => draft.takeTheirs(spec.name)}>Take theirs</Button>
                  </>
                }
              >
                <p className="whitespace-pre-wrap">{valueAsText(theirs.value)}</p>
              </Notice>
            )}
          </div>
        )
      })}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => void draft.save()}>
          Save
        </Button>
        <Button onClick={() => void close()}>Close</Button>
        <span className="text-dense text-faint">
          Leaving a field saves it, and so does <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
        </span>
        <p
          role="status"
          className={`text-dense ${['wrong', 'conflict', 'failed'].includes(draft.state) ? 'font-medium text-danger' : 'text-muted'}`}
        >
          {states[draft.state]}
          {draft.state === 'failed' && `. ${draft.message}`}
        </p>
      </div>
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
