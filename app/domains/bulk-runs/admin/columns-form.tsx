import type { FormFailure } from '~/platform/form-failure'
import { Field } from '~/ui/workspace/field'
import { Select, TextInput } from '~/ui/workspace/input'
import type { RunVariable } from '../run-template'
import { columnField } from '../runs/run-form'

export interface ColumnsToChoose {
  columns: string[]
  variables: RunVariable[]
  mapping: Record<string, string>
  keyColumn: string | null
  title: string
  warnAt: number
  refuseAt: number
}

interface ColumnsFormProps {
  given: ColumnsToChoose
  failure: FormFailure | undefined
}

/** Which column fills which variable, and how strict the check is. What was sent and refused stays as it was typed. */
export function ColumnsForm({ given, failure }: ColumnsFormProps) {
  const { title, variables } = given
  const errors = failure?.fieldErrors ?? {}
  const typed = (name: string, value: string) => failure?.values?.[name] ?? value
  return (
    <>
      <Field label="Title of the run" error={errors.title}>
        {(control) => (
          <TextInput {...control} name="title" defaultValue={typed('title', title)} className="w-full max-w-md" />
        )}
      </Field>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 text-base font-semibold">Columns for the variables</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {variables.map((variable) => (
            <ColumnField key={variable.name} {...{ variable, given, errors, typed }} />
          ))}
        </div>
        {variables.length === 0 && <p className="text-dense text-muted">This template has no variables.</p>}
      </fieldset>
      <KeyField {...{ given, errors, typed }} />
      <Thresholds {...{ given, errors, typed }} />
      <Field
        label="Save the table as a data set"
        error={errors.dataSetName}
        hint="Under this name, to be used again; one that has the name already gets this table. Empty: it belongs to this run only."
      >
        {(control) => (
          <TextInput
            {...control}
            name="dataSetName"
            defaultValue={typed('dataSetName', '')}
            autoComplete="off"
            className="w-full max-w-md"
          />
        )}
      </Field>
    </>
  )
}

interface PartProps {
  given: ColumnsToChoose
  errors: Record<string, string>
  typed: (name: string, value: string) => string
}

function ColumnField({ variable, given, errors, typed }: PartProps & { variable: RunVariable }) {
  const { name, label, isRequired, default: preset } = variable
  const field = columnField(name)
  const none = isRequired && preset === '' ? 'Choose …' : preset === '' ? 'No column: empty' : 'No column: its default'
  return (
    <Field label={label || name} error={errors[field]} aside={isRequired ? 'needed' : undefined}>
      {(control) => (
        <Select
          {...control}
          name={field}
          defaultValue={typed(field, given.mapping[name] ?? '')}
          options={[{ value: '', label: none }, ...given.columns.map(asOption)]}
        />
      )}
    </Field>
  )
}

function KeyField({ given, errors, typed }: PartProps) {
  return (
    <Field
      label="Rows are told apart by"
      error={errors.keyColumn}
      hint="When the same template is run again, a row changes the page that it made before. A number or a code that never changes is best."
    >
      {(control) => (
        <Select
          {...control}
          name="keyColumn"
          defaultValue={typed('keyColumn', given.keyColumn ?? '')}
          options={[{ value: '', label: 'The address of the page' }, ...given.columns.map(asOption)]}
          className="w-full max-w-md"
        />
      )}
    </Field>
  )
}

function Thresholds({ given, errors, typed }: PartProps) {
  const percent = (name: 'warnAt' | 'refuseAt', label: string) => (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <span className="flex items-center gap-1.5">
          <TextInput
            {...control}
            name={name}
            inputMode="numeric"
            defaultValue={typed(name, String(given[name]))}
            className="w-20 tabular-nums"
          />
          %
        </span>
      )}
    </Field>
  )
  return (
    <fieldset className="grid min-w-0 gap-2 text-dense">
      <legend className="mb-2 text-base font-semibold">Pages that are too alike</legend>
      <p className="max-w-2xl text-muted">
        Five words in a row are compared with those of every other page; short values such as a town’s name count for
        nothing. Search engines leave out pages that only swap a name.
      </p>
      <div className="flex flex-wrap gap-6">
        {percent('warnAt', 'Warn from')}
        {percent('refuseAt', 'Refuse from')}
      </div>
    </fieldset>
  )
}

function asOption(column: string) {
  return { value: column, label: column }
}
