import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { Button } from '~/ui/workspace/button'
import { plansClient } from '../../api'
import { type EditableSection, SECTION_LABELS } from '../../editing/sections'
import type { Plan } from '../../plan'
import { blankFields, PLAN_FIELDS } from '../../plan-fields'
import { FieldControl } from './field-control'

interface AddItemProps {
  sprintId: string
  plan: Plan
  section: EditableSection
  onAdded: (id: string) => void
}

/** A new item of a list, kept once it is whole. */
export function AddItem(props: AddItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { one } = SECTION_LABELS[props.section]
  if (isOpen) return <NewItemForm {...props} onClose={() => setIsOpen(false)} />
  return (
    <Button icon={Plus} className="justify-self-start" onClick={() => setIsOpen(true)}>
      Add {one}
    </Button>
  )
}

function NewItemForm({ sprintId, plan, section, onAdded, onClose }: AddItemProps & { onClose: () => void }) {
  const [fields, setFields] = useState(() => blankFields(section))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLDivElement>(null)
  const { one } = SECTION_LABELS[section]
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), [])

  async function add() {
    const input = { param: { planId: sprintId }, json: { section, fields } }
    const reply = await callApi(plansClient.post('/:planId/items', input))
    if (!reply.ok) {
      setErrors(reply.fields ?? {})
      setMessage(reply.message)
      return
    }
    await revalidate()
    onClose()
    onAdded(reply.body.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside are heard here
    <div
      ref={form}
      className="grid max-w-2xl grid-cols-1 gap-4 rounded-md border border-line p-4"
      onKeyDown={onKeyDown}
    >
      <h3 className="font-sans text-base font-semibold tracking-normal">New {one}</h3>
      {PLAN_FIELDS[section].map((spec) => (
        <FieldControl
          key={spec.name}
          spec={spec}
          plan={plan}
          value={fields[spec.name]}
          error={errors[spec.name]}
          onChange={(value) => setFields((before) => ({ ...before, [spec.name]: value }))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => void add()}>
          Add {one}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <p role="status" className="text-dense font-medium text-danger">
          {message}
        </p>
      </div>
    </div>
  )
}
