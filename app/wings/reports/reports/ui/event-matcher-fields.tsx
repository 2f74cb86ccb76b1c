import { useId } from 'react'
import { Field } from '~/ui/workspace/field'
import { Select, TextInput } from '~/ui/workspace/input'
import { type EventSelection, type EventTypeOption, eventTypeOptions } from '../goals/event-selection'

/** Words of calls to action and names of products that were there lately. */
export type EventNameSuggestions = Record<'action' | 'product', string[]>

interface EventMatcherFieldsProps {
  value: EventSelection
  suggestions: EventNameSuggestions
  error?: string
  onChange: (value: EventSelection) => void
}

const details = {
  page: { label: 'Page', hint: 'Use * at the end to match a folder: /blog/*', placeholder: '/docs' },
  product: {
    label: 'Product',
    hint: 'The product’s URL slug. Leave empty for any product.',
    placeholder: 'Any product',
  },
  action: {
    label: 'Button label',
    hint: 'Leave empty for any call to action.',
    placeholder: 'Any call to action',
  },
}

/** What has to happen in a visit. */
export function EventMatcherFields({ value, suggestions, error, onChange }: EventMatcherFieldsProps) {
  const { choice, detail } = value
  const listId = useId()
  const wanted = choice in details ? details[choice as keyof typeof details] : undefined
  const names = choice === 'action' || choice === 'product' ? suggestions[choice] : []
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label="Event" error={wanted ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            options={eventTypeOptions}
            value={choice}
            onChange={({ target }) => onChange({ choice: target.value as EventTypeOption, detail: '' })}
          />
        )}
      </Field>
      {wanted && (
        <Field label={wanted.label} hint={wanted.hint} error={error}>
          {(control) => (
            <TextInput
              {...control}
              list={names.length > 0 ? listId : undefined}
              value={detail}
              placeholder={wanted.placeholder}
              onChange={({ target }) => onChange({ choice, detail: target.value })}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}
