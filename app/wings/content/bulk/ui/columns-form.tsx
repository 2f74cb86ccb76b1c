import { useState } from 'react'
import type { FormFailure } from '~/platform/forms/form-failure'
import { Field } from '~/ui/workspace/field'
import { Select, TextInput } from '~/ui/workspace/input'
import { AI_COLUMN, type AiInstructions } from '../ai-texts/ai-instructions'
import { columnFieldName } from '../run-form'
import type { RunVariable } from '../run-template'
import { ColumnField, toColumnOption } from './column-field'

export interface ColumnsFormData {
  columns: string[]
  variables: RunVariable[]
  mapping: Record<string, string>
  keyColumn: string | null
  title: string
  warnAt: number
  refuseAt: number
  tableId: string
  templateId: string
  rowCount: number
  /** Who would write texts; null: nobody is configured. */
  aiName: string | null
  instructions: AiInstructions
  mostAsked: number
}

interface ColumnsFormProps {
  data: ColumnsFormData
  failure: FormFailure | undefined
}

/** Which column fills which variable, and how strict the check is. What was sent and refused stays as it was typed. */
export function ColumnsForm({ data: given, failure }: ColumnsFormProps) {
  const { title, variables } = given
  const errors = failure?.fieldErrors ?? {}
  const typed = (name: string, value: string) => failure?.values?.[name] ?? value
  const [byAi, setByAi] = useState(() => initialAiChoices(given, typed))
  const writtenCount = Object.values(byAi).filter(Boolean).length
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
            <ColumnField
              key={variable.name}
              variable={variable}
              data={given}
              errors={errors}
              typedValue={typed}
              onAiChosen={(isByAi) => setByAi((before) => ({ ...before, [variable.name]: isByAi }))}
            />
          ))}
        </div>
        {variables.length === 0 && <p className="text-dense text-muted">This template has no variables.</p>}
      </fieldset>
      {writtenCount > 0 && (
        <AiRequestLimitField
          data={given}
          errors={errors}
          typedValue={typed}
          questions={writtenCount * given.rowCount}
        />
      )}
      <KeyField data={given} errors={errors} typedValue={typed} />
      <SimilarityThresholdFields data={given} errors={errors} typedValue={typed} />
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

export interface ColumnsFormSectionProps {
  data: ColumnsFormData
  errors: Record<string, string>
  typedValue: (name: string, value: string) => string
}

function initialAiChoices(
  { variables, instructions, aiName: ai }: ColumnsFormData,
  typed: ColumnsFormSectionProps['typedValue'],
) {
  const isByAi = ({ name, shape }: RunVariable) =>
    ai !== null && shape !== null && typed(columnFieldName(name), name in instructions ? AI_COLUMN : '') === AI_COLUMN
  return Object.fromEntries(variables.map((variable) => [variable.name, isByAi(variable)]))
}

function KeyField({ data: given, errors, typedValue: typed }: ColumnsFormSectionProps) {
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
          options={[{ value: '', label: 'The address of the page' }, ...given.columns.map(toColumnOption)]}
          className="w-full max-w-md"
        />
      )}
    </Field>
  )
}

function SimilarityThresholdFields({ data: given, errors, typedValue: typed }: ColumnsFormSectionProps) {
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

/** How often the run may ask the AI, beside how often it would. */
function AiRequestLimitField({
  data: given,
  errors,
  typedValue: typed,
  questions,
}: ColumnsFormSectionProps & { questions: number }) {
  return (
    <Field
      label="Questions to the AI"
      error={errors.mostAsked}
      hint={`Up to ${questions.toLocaleString('en-US')} for this table; what was answered before is not asked again. Rows for which no question is left are refused, and can be asked about later.`}
    >
      {(control) => (
        <span className="flex items-center gap-1.5">
          at most
          <TextInput
            {...control}
            name="mostAsked"
            inputMode="numeric"
            defaultValue={typed('mostAsked', String(given.mostAsked))}
            className="w-28 tabular-nums"
          />
        </span>
      )}
    </Field>
  )
}
