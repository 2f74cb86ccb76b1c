import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { Switch } from '~/ui/workspace/switch'
import type { FormField } from '../../block-schema'
import type { BlockFormProps } from './block-form-props'
import { nestedErrors } from './block-form-props'
import { LongTextField, ShortTextField } from './field-components'

const kinds: { value: FormField['type']; label: string }[] = [
  { value: 'text', label: 'A line of words' },
  { value: 'email', label: 'An e-mail address' },
  { value: 'long-text', label: 'Several lines' },
  { value: 'choice', label: 'One of several choices' },
  { value: 'checkbox', label: 'A check box' },
]

export function FormBlockForm({ block, change, getError: errorOf }: BlockFormProps<'form'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
      />
      <LongTextField
        label="Text"
        maxLength={2_000}
        value={block.text}
        error={errorOf('text')}
        onChange={(text) => change({ text })}
      />
      <RepeaterField
        label="Fields"
        rows={block.fields}
        addLabel="Add a field"
        max={20}
        error={errorOf('fields')}
        hint="What visitors send reaches the inbox."
        onChange={(fields) => change({ fields })}
        getRowLabel={({ label }, at) => label || `field ${at + 1}`}
        onAdd={(): FormField => ({ label: '', type: 'text', isRequired: true, choices: [] })}
      >
        {(row, put, at) => <FormFieldFields row={row} put={put} getError={nestedErrors(errorOf, `fields.${at}`)} />}
      </RepeaterField>
      <ShortTextField
        label="Words of the button"
        maxLength={60}
        value={block.button}
        error={errorOf('button')}
        onChange={(button) => change({ button })}
      />
      <LongTextField
        label="What stands there once it was sent"
        maxLength={500}
        value={block.thanks}
        error={errorOf('thanks')}
        onChange={(thanks) => change({ thanks })}
      />
    </>
  )
}

interface FormFieldFieldsProps {
  row: FormField
  put: (row: FormField) => void
  getError: (field: string) => string | undefined
}

function FormFieldFields({ row, put, getError: errorOf }: FormFieldFieldsProps) {
  return (
    <>
      <ShortTextField
        label="Label"
        maxLength={120}
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
        <RepeaterField
          label="Choices"
          rows={row.choices}
          addLabel="Add a choice"
          max={40}
          isInline
          onChange={(choices) => put({ ...row, choices })}
          getRowLabel={(choice, at) => choice || `choice ${at + 1}`}
          onAdd={() => ''}
        >
          {(choice, change, at) => (
            <ShortTextField
              label={`Choice ${at + 1}`}
              maxLength={120}
              value={choice}
              error={errorOf(`choices.${at}`)}
              onChange={change}
            />
          )}
        </RepeaterField>
      )}
      <Switch
        label="Must be filled in"
        checked={row.isRequired}
        onCheckedChange={(isRequired) => put({ ...row, isRequired })}
      />
    </>
  )
}
