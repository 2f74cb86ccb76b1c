import { useId } from 'react'
import { Field } from '~/ui/workspace/field'
import { Select, TextInput } from '~/ui/workspace/input'
import { type ChosenHappening, type HappeningChoice, happeningChoices } from './happening-words'

/** Words of calls to action and names of products that were there lately. */
export type KnownNames = Record<'action' | 'product', string[]>

interface HappeningFieldsProps {
  value: ChosenHappening
  known: KnownNames
  error?: string
  onChange: (value: ChosenHappening) => void
}

const details = {
  page: { label: 'Page', hint: 'With * at its end, all that begin so: /blog/*', placeholder: '/docs' },
  product: { label: 'Product', hint: 'Its name in its address; empty for any.', placeholder: 'Any product' },
  action: {
    label: 'Its words',
    hint: 'As they stand on the button; empty for any.',
    placeholder: 'Any call to action',
  },
}

/** What has to happen in a visit. */
export function HappeningFields({ value, known, error, onChange }: HappeningFieldsProps) {
  const { choice, detail } = value
  const listId = useId()
  const wanted = choice in details ? details[choice as keyof typeof details] : undefined
  const names = choice === 'action' || choice === 'product' ? known[choice] : []
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label="What happens" error={wanted ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            options={happeningChoices}
            value={choice}
            onChange={({ target }) => onChange({ choice: target.value as HappeningChoice, detail: '' })}
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
