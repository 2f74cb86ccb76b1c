import { X } from 'lucide-react'
import { useState } from 'react'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import { jsonEqual } from '../../editing/json-equal'
import type { Plan } from '../../plan'
import type { FieldSpec } from '../../plan-fields'
import { type CitationOption, citationOptions } from './citation-options'
import { EstimateField, isEstimate } from './estimate-field'
import { RowsInput } from './rows-input'

interface LinesInputProps {
  control: React.ComponentProps<'textarea'>
  lines: string[]
  onChange: (lines: string[]) => void
}

const splitLines = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

interface CitationsFieldProps {
  label: string
  error?: string
  ids: string[]
  options: CitationOption[]
  onChange: (ids: string[]) => void
}

interface FieldControlProps {
  spec: FieldSpec
  plan: Plan
  value: unknown
  error?: string
  onChange: (value: unknown) => void
}

const toInputText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** One field of an item, as its kind is written. */
export function FieldControl({ spec, plan, value, error, onChange }: FieldControlProps) {
  const { label, hint } = spec
  const list = Array.isArray(value) ? value : []
  if (spec.kind === 'estimate')
    return (
      <EstimateField label={label} error={error} onChange={onChange} value={isEstimate(value) ? value : undefined} />
    )
  if (spec.kind === 'cited')
    return (
      <CitationsField
        label={label}
        error={error}
        onChange={onChange}
        ids={list.map(String)}
        options={citationOptions(plan, spec.of)}
      />
    )
  if (spec.kind === 'criteria' || spec.kind === 'rejected' || spec.kind === 'columns')
    return <RowsInput label={label} hint={hint} error={error} onChange={onChange} kind={spec.kind} rows={list} />
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => {
        const common = { ...control, value: toInputText(value) }
        const onText = ({ target }: { target: { value: string } }) => onChange(target.value)
        if (spec.kind === 'text') return <TextArea {...common} rows={rowsFor(common.value)} onChange={onText} />
        if (spec.kind === 'lines') return <LinesInput control={control} lines={list.map(String)} onChange={onChange} />
        if (spec.kind === 'choice') return <Select {...common} options={spec.options} onChange={onText} />
        if (spec.kind === 'number')
          return (
            <TextInput
              {...common}
              inputMode="numeric"
              onChange={({ target }) => onChange(parseNumberInput(target.value))}
            />
          )
        if (spec.kind === 'line') return <TextInput {...common} onChange={onText} />
        const choices = 'of' in spec ? citationOptions(plan, spec.of) : capabilityOptions(plan)
        return <Select {...common} options={[{ value: '', label: 'Choose…' }, ...choices]} onChange={onText} />
      }}
    </Field>
  )
}

/** What is no number is kept as it was typed: the server says what is wrong with it. */
const parseNumberInput = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)

const capabilityOptions = ({ capabilities }: Plan) => capabilities.map(({ key, name }) => ({ value: key, label: name }))

const CHARACTERS_PER_LINE = 90
const rowsFor = (text: string) =>
  Math.min(
    16,
    Math.max(
      2,
      text.split('\n').reduce((sum, part) => sum + Math.ceil((part.length + 1) / CHARACTERS_PER_LINE), 0),
    ),
  )

/** Items that this one cites: taken away one by one, added from a list. */
function CitationsField({ label, error, ids, options, onChange }: CitationsFieldProps) {
  const labels = new Map(options.map(({ value, label: words }) => [value, words]))
  const left = options.filter(({ value }) => !ids.includes(value))
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="grid grid-cols-1 gap-1.5">
          {ids.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {ids.map((id) => (
                <li
                  key={id}
                  className="flex max-w-full items-center rounded-md border border-line bg-surface pl-2 text-dense"
                >
                  <span className="truncate">{labels.get(id) ?? id}</span>
                  <button
                    type="button"
                    aria-label={`Remove ${id}`}
                    className="grid size-8 shrink-0 place-items-center rounded-md text-faint hover:text-ink pointer-coarse:size-11"
                    onClick={() => onChange(ids.filter((one) => one !== id))}
                  >
                    <X size={14} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Select
            {...control}
            value=""
            options={[{ value: '', label: left.length > 0 ? 'Add…' : 'Nothing to add' }, ...left]}
            onChange={({ target }) => target.value && onChange([...ids, target.value])}
          />
        </div>
      )}
    </Field>
  )
}

/** A list as lines of text; empty lines may stand there while somebody writes. */
function LinesInput({ control, lines, onChange }: LinesInputProps) {
  const [typed, setTyped] = useState('')
  const shown = jsonEqual(splitLines(typed), lines) ? typed : lines.join('\n')
  return (
    <TextArea
      {...control}
      rows={Math.max(3, shown.split('\n').length)}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(splitLines(target.value))
      }}
    />
  )
}
