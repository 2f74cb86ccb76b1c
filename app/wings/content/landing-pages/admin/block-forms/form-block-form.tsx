import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { Switch } from '~/ui/workspace/switch'
import type { FormField } from '../../block-schema'
import type { BlockFormProps } from './block-form-props'
import { nestedErrors } from './block-form-props'
import { LongTextField, ShortTextField } from './field-components'

const kinds: { value: FormField['type']; label: string }[] = [
  { value: 'text', label: 'Short text' },
  { value: 'email', label: 'Email' },
  { value: 'long-text', label: 'Paragraph' },
  { value: 'choice', label: 'Dropdown' },
  { value: 'checkbox', label: 'Checkbox' },
]

export function FormBlockForm({ block, change, getError }: BlockFormProps<'form'>) {
  return (
    <>
      <ShortTextField
        label="Title"
        maxLength={200}
        value={block.title}
        error={getError('title')}
        onChange={(title) => change({ title })}
      />
      <LongTextField
        label="Text"
        maxLength={2_000}
        value={block.text}
        error={getError('text')}
        onChange={(text) => change({ text })}
      />
      <RepeaterField
        label="Fields"
        rows={block.fields}
        addLabel="Add field"
        max={20}
        error={getError('fields')}
        hint="Submissions appear in the inbox."
        onChange={(fields) => change({ fields })}
        getRowLabel={({ label }, at) => label || `field ${at + 1}`}
        onAdd={(): FormField => ({ label: '', type: 'text', isRequired: true, choices: [] })}
      >
        {(row, put, at) => <FormFieldFields row={row} put={put} getError={nestedErrors(getError, `fields.${at}`)} />}
      </RepeaterField>
      <ShortTextField
        label="Button label"
        maxLength={60}
        value={block.button}
        error={getError('button')}
        onChange={(button) => change({ button })}
      />
      <LongTextField
        label="Success message"
        maxLength={500}
        value={block.thanks}
        error={getError('thanks')}
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

function FormFieldFields({ row, put, getError }: FormFieldFieldsProps) {
  return (
    <>
      <ShortTextField
        label="Label"
        maxLength={120}
        value={row.label}
        error={getError('label')}
        onChange={(label) => put({ ...row, label })}
      />
      <Field label="Field type">
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
          label="Options"
          rows={row.choices}
          addLabel="Add option"
          max={40}
          isInline
          onChange={(choices) => put({ ...row, choices })}
          getRowLabel={(choice, at) => choice || `option ${at + 1}`}
          onAdd={() => ''}
        >
          {(choice, change, at) => (
            <ShortTextField
              label={`Option ${at + 1}`}
              maxLength={120}
              value={choice}
              error={getError(`choices.${at}`)}
              onChange={change}
            />
          )}
        </RepeaterField>
      )}
      <Switch label="Required" checked={row.isRequired} onCheckedChange={(isRequired) => put({ ...row, isRequired })} />
    </>
  )
}
