import { useState } from 'react'
import type { FormFailure } from '~/platform/forms/form-failure'
import { formatNumber } from '~/platform/text/format-number'
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
  warnThreshold: number
  refuseThreshold: number
  tableId: string
  templateId: string
  rowCount: number
  /** Who would write texts; null: nobody is configured. */
  aiName: string | null
  instructions: AiInstructions
  maxAiRequests: number
}

interface ColumnsFormProps {
  data: ColumnsFormData
  failure: FormFailure | undefined
}

/** Which column fills which variable, and how strict the check is. What was sent and refused stays as it was typed. */
export function ColumnsForm({ data, failure }: ColumnsFormProps) {
  const { title, variables } = data
  const errors = failure?.fieldErrors ?? {}
  const typed = (name: string, value: string) => failure?.values?.[name] ?? value
  const [byAi, setByAi] = useState(() => initialAiChoices(data, typed))
  const writtenCount = Object.values(byAi).filter(Boolean).length
  return (
    <>
      <Field label="Run title" error={errors.title}>
        {(control) => (
          <TextInput {...control} name="title" defaultValue={typed('title', title)} className="w-full max-w-md" />
        )}
      </Field>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 text-base font-semibold">Map columns to variables</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {variables.map((variable) => (
            <ColumnField
              key={variable.name}
              variable={variable}
              data={data}
              errors={errors}
              typedValue={typed}
              onAiChosen={(isByAi) => setByAi((before) => ({ ...before, [variable.name]: isByAi }))}
            />
          ))}
        </div>
        {variables.length === 0 && <p className="text-dense text-muted">This template has no variables.</p>}
      </fieldset>
      {writtenCount > 0 && (
        <AiRequestLimitField data={data} errors={errors} typedValue={typed} questions={writtenCount * data.rowCount} />
      )}
      <KeyField data={data} errors={errors} typedValue={typed} />
      <SimilarityThresholdFields data={data} errors={errors} typedValue={typed} />
      <Field
        label="Save as data set"
        error={errors.dataSetName}
        hint="Name it to reuse this table. A data set with the same name is replaced."
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
  { variables, instructions, aiName }: ColumnsFormData,
  typed: ColumnsFormSectionProps['typedValue'],
) {
  const isByAi = ({ name, shape }: RunVariable) =>
    aiName !== null &&
    shape !== null &&
    typed(columnFieldName(name), name in instructions ? AI_COLUMN : '') === AI_COLUMN
  return Object.fromEntries(variables.map((variable) => [variable.name, isByAi(variable)]))
}

function KeyField({ data, errors, typedValue }: ColumnsFormSectionProps) {
  return (
    <Field
      label="Unique column"
      error={errors.keyColumn}
      hint="Identifies rows when you run the template again. Use an ID that never changes."
    >
      {(control) => (
        <Select
          {...control}
          name="keyColumn"
          defaultValue={typedValue('keyColumn', data.keyColumn ?? '')}
          options={[{ value: '', label: 'Page URL slug' }, ...data.columns.map(toColumnOption)]}
          className="w-full max-w-md"
        />
      )}
    </Field>
  )
}

function SimilarityThresholdFields({ data, errors, typedValue }: ColumnsFormSectionProps) {
  const percent = (name: 'warnThreshold' | 'refuseThreshold', label: string) => (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <span className="flex items-center gap-1.5">
          <TextInput
            {...control}
            name={name}
            inputMode="numeric"
            defaultValue={typedValue(name, String(data[name]))}
            className="w-20 tabular-nums"
          />
          %
        </span>
      )}
    </Field>
  )
  return (
    <fieldset className="grid min-w-0 gap-2 text-dense">
      <legend className="mb-2 text-base font-semibold">Duplicate threshold</legend>
      <p className="max-w-2xl text-muted">Percentage of text that may be identical to another page.</p>
      <div className="flex flex-wrap gap-6">
        {percent('warnThreshold', 'Warn at')}
        {percent('refuseThreshold', 'Skip at')}
      </div>
    </fieldset>
  )
}

/** How often the run may ask the AI, beside how often it would. */
function AiRequestLimitField({ data, errors, typedValue, questions }: ColumnsFormSectionProps & { questions: number }) {
  return (
    <Field
      label="AI request limit"
      error={errors.maxAiRequests}
      hint={`This table needs up to ${formatNumber(questions)} requests. Rows beyond the limit are skipped and can be generated later.`}
    >
      {(control) => (
        <span className="flex items-center gap-1.5">
          up to{' '}
          <TextInput
            {...control}
            name="maxAiRequests"
            inputMode="numeric"
            defaultValue={typedValue('maxAiRequests', String(data.maxAiRequests))}
            className="w-28 tabular-nums"
          />
        </span>
      )}
    </Field>
  )
}
