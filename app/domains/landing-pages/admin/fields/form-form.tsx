import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { RowsField } from '~/ui/workspace/rows-field'
import { Switch } from '~/ui/workspace/switch'
import type { FormField } from '../../block-schema'
import type { FormProps } from './form-props'
import { below } from './form-props'
import { LongText, Text } from './parts'

const kinds: { value: FormField['type']; label: string }[] = [
  { value: 'text', label: 'A line of words' },
  { value: 'email', label: 'An e-mail address' },
  { value: 'long-text', label: 'Several lines' },
  { value: 'choice', label: 'One of several choices' },
  { value: 'checkbox', label: 'A check box' },
]

export function FormForm({ block, change, errorOf }: FormProps<'form'>) {
  return (
    <>
      <Text
        label="Title"
        longest={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <LongText
        label="Text"
        longest={2_000}
        value={block.text}
        error={errorOf('text')}
        onChange={(text) => change({ text })}
      />
      <RowsField
        label="Fields"
        rows={block.fields}
        addLabel="Add a field"
        most={20}
        error={errorOf('fields')}
        hint="What visitors send reaches the inbox."
        onChange={(fields) => change({ fields })}
        nameOf={({ label }, at) => label || `field ${at + 1}`}
        onAdd={(): FormField => ({ label: '', type: 'text', isRequired: true, choices: [] })}
      >
        {(row, put, at) => <FieldOfForm row={row} put={put} errorOf={below(errorOf, `fields.${at}`)} />}
      </RowsField>
      <Text
        label="Words of the button"
        longest={60}
        value={block.button}
        error={errorOf('button')}
        onChange={(button) => change({ button })}
      />
      <LongText
        label="What stands there once it was sent"
        longest={500}
        value={block.thanks}
        error={errorOf('thanks')}
        onChange={(thanks) => change({ thanks })}
      />
    </>
  )
}

interface FieldOfFormProps {
  row: FormField
  put: (row: FormField) => void
  errorOf: (field: string) => string | undefined
}

function FieldOfForm({ row, put, errorOf }: FieldOfFormProps) {
  return (
    <>
      <Text
        label="Label"
        longest={120}
        value={row.label}
        error={errorOf('label')}
        onChange={(label) => put({ ...row, label })}
      />
      <Field label="What is typed">
        {(control) => (
          <Select
            {...control}
            value={row.type}
            options={kinds}
            onChange={({ target }) => {
              const kind = kinds.find(({ value }) => value === target.value)
              if (kind) put({ ...row, type: kind.value })
            }}
          />
        )}
      </Field>
      {row.type === 'choice' && (
        <RowsField
          label="Choices"
          rows={row.choices}
          addLabel="Add a choice"
          most={40}
          isLine
          onChange={(choices) => put({ ...row, choices })}
          nameOf={(choice, at) => choice || `choice ${at + 1}`}
          onAdd={() => ''}
        >
          {(choice, change, at) => (
            <Text
              label={`Choice ${at + 1}`}
              longest={120}
              value={choice}
              error={errorOf(`choices.${at}`)}
              onChange={change}
            />
          )}
        </RowsField>
      )}
      <Switch
        label="Must be filled in"
        checked={row.isRequired}
        onCheckedChange={(isRequired) => put({ ...row, isRequired })}
      />
    </>
  )
}
