import { useRef } from 'react'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import { Switch } from '~/ui/workspace/switch'
import { separatorLabels, type Variable, type VariableType, variableTypeLabels } from '../variable'

interface VariableFormProps {
  variable: Variable
  onChange: (variable: Variable) => void
  /** Once a new name is finished: the texts follow it. */
  onRename: (from: string, to: string) => void
  errorOf: (field: string) => string | undefined
}

const types = Object.entries(variableTypeLabels).map(([value, label]) => ({ value, label }))
const between = Object.entries(separatorLabels).map(([value, label]) => ({ value, label }))

export function VariableForm(props: VariableFormProps) {
  const { variable, onChange, errorOf } = props
  const put = (part: Partial<Variable>) => onChange({ ...variable, ...part })
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NameField {...props} />
        <Field label="Type" error={errorOf('type')}>
          {(control) => (
            <Select
              {...control}
              options={types}
              value={variable.type}
              onChange={({ target }) => put({ type: target.value as VariableType })}
            />
          )}
        </Field>
        <PlainField {...props} label="Label" field="label" hint="Shown in forms." />
        <PlainField {...props} label="Default" field="preset" hint="Used if the value is empty." />
      </div>
      <PlainField {...props} label="Help" field="help" hint="Shown below the field." />
      <TypeFields {...props} />
      <Switch
        label="Required"
        hint="Rows without a value or default are skipped."
        checked={variable.isRequired}
        onCheckedChange={(isRequired) => put({ isRequired })}
      />
    </>
  )
}

function NameField({ variable, onChange, onRename, errorOf }: VariableFormProps) {
  const nameBefore = useRef(variable.name)
  return (
    <Field label="Name" hint="Used in templates." error={errorOf('name')}>
      {(control) => (
        <TextInput
          {...control}
          className="w-full font-mono"
          autoComplete="off"
          spellCheck={false}
          value={variable.name}
          onFocus={() => {
            nameBefore.current = variable.name
          }}
          onChange={({ target }) =>
            onChange({ ...variable, name: target.value.toLowerCase().replace(/[^a-z0-9_]+/g, '_') })
          }
          onBlur={() => onRename(nameBefore.current, variable.name)}
        />
      )}
    </Field>
  )
}

type PlainFieldProps = VariableFormProps & { label: string; hint: string; field: 'label' | 'help' | 'preset' }

function PlainField({ variable, onChange, errorOf, label, hint, field }: PlainFieldProps) {
  return (
    <Field label={label} hint={hint} error={errorOf(field)}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          value={variable[field]}
          onChange={({ target }) => onChange({ ...variable, [field]: target.value })}
        />
      )}
    </Field>
  )
}

/** What only one type asks for. */
function TypeFields({ variable, onChange, errorOf }: VariableFormProps) {
  const { type, choices, separator } = variable
  if (type === 'choice') {
    return (
      <Field label="Options" hint="One per line." error={errorOf('choices')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={choices.join('\n')}
            onChange={({ target }) =>
              onChange({ ...variable, choices: target.value === '' ? [] : target.value.split('\n') })
            }
          />
        )}
      </Field>
    )
  }
  if (type !== 'list') return null
  return (
    <Field label="Separator" error={errorOf('separator')}>
      {(control) => (
        <Select
          {...control}
          options={between}
          value={separator}
          onChange={({ target }) => onChange({ ...variable, separator: target.value as Variable['separator'] })}
        />
      )}
    </Field>
  )
}
