import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import type { Plan } from '../plan'
import { choicesOf } from './citable'
import { CitedField } from './cited-field'
import { EstimateField, isEstimate } from './estimate-field'
import type { FieldSpec } from './field-specs'
import { LinesInput } from './lines-input'
import { RowsInput } from './rows-input'

interface FieldControlProps {
  spec: FieldSpec
  plan: Plan
  value: unknown
  error?: string
  onChange: (value: unknown) => void
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** One field of an item, as its kind is written. */
export function FieldControl({ spec, plan, value, error, onChange }: FieldControlProps) {
  const { label, hint } = spec
  const list = Array.isArray(value) ? value : []
  if (spec.kind === 'estimate')
    return <EstimateField {...{ label, error, onChange }} value={isEstimate(value) ? value : undefined} />
  if (spec.kind === 'cited')
    return <CitedField {...{ label, error, onChange }} ids={list.map(String)} choices={choicesOf(plan, spec.of)} />
  if (spec.kind === 'criteria' || spec.kind === 'rejected' || spec.kind === 'columns')
    return <RowsInput {...{ label, hint, error, onChange }} kind={spec.kind} rows={list} />
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => {
        const common = { ...control, value: textOf(value) }
        const onText = ({ target }: { target: { value: string } }) => onChange(target.value)
        if (spec.kind === 'text') return <TextArea {...common} rows={rowsFor(common.value)} onChange={onText} />
        if (spec.kind === 'lines') return <LinesInput control={control} lines={list.map(String)} onChange={onChange} />
        if (spec.kind === 'choice') return <Select {...common} options={spec.options} onChange={onText} />
        if (spec.kind === 'number')
          return (
            <TextInput {...common} inputMode="numeric" onChange={({ target }) => onChange(asNumber(target.value))} />
          )
        if (spec.kind === 'line') return <TextInput {...common} onChange={onText} />
        const choices = 'of' in spec ? choicesOf(plan, spec.of) : capabilitiesOf(plan)
        return <Select {...common} options={[{ value: '', label: 'Choose …' }, ...choices]} onChange={onText} />
      }}
    </Field>
  )
}

/** What is no number is kept as it was typed: the server says what is wrong with it. */
const asNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)

const capabilitiesOf = ({ capabilities }: Plan) => capabilities.map(({ key, name }) => ({ value: key, label: name }))

const LETTERS_PER_LINE = 90
const rowsFor = (text: string) =>
  Math.min(
    16,
    Math.max(
      2,
      text.split('\n').reduce((sum, part) => sum + Math.ceil((part.length + 1) / LETTERS_PER_LINE), 0),
    ),
  )
