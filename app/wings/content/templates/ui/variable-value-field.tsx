import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import { variableLabel } from '../template'
import type { separatorLabels, Variable } from '../variable'
import { ChoosePictureButton } from './choose-picture-button'

interface VariableValueFieldProps {
  variable: Variable
  value: string
  error?: string
  /** Nothing must be given: an example of a page, not a page. */
  isOptional?: boolean
  onChange: (value: string) => void
}

/** The value of a variable, asked for by its type. */
export function VariableValueField({ variable, value, error, isOptional = false, onChange }: VariableValueFieldProps) {
  const { type, isRequired, preset } = variable
  const aside = isOptional || (isRequired && !preset) ? undefined : 'optional'
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={variableLabel(variable)} hint={valueHint(variable)} error={error} labelAside={aside}>
        {(control) => <Control {...control} variable={variable} value={value} onText={onChange} />}
      </Field>
      {type === 'picture' && <ChoosePictureButton label={variableLabel(variable)} onChoose={(id) => onChange(id)} />}
    </div>
  )
}

function valueHint({ help, preset, type, separator }: Variable) {
  const between = type === 'list' && `Separate the items with ${separatorNames[separator]}.`
  const fallback = preset && `Default: “${preset.length > 60 ? `${preset.slice(0, 60)}…` : preset}”.`
  const kind = type === 'product' && 'The product slug, such as queuepro.'
  return [help, kind, between, fallback].filter(Boolean).join(' ') || undefined
}

const separatorNames: Record<keyof typeof separatorLabels, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '|': 'bars',
  '\n': 'line breaks',
}

interface ControlProps {
  variable: Variable
  value: string
  onText: (value: string) => void
}

const inputs: Partial<Record<Variable['type'], React.ComponentProps<'input'>>> = {
  number: { inputMode: 'decimal' },
  money: { inputMode: 'decimal' },
  date: { type: 'date' },
  url: { inputMode: 'url' },
}

function Control({ variable, onText, ...control }: ControlProps) {
  const { type, choices, separator } = variable
  const onChange = (event: { target: { value: string } }) => onText(event.target.value)
  if (type === 'long-text' || type === 'rich-text' || (type === 'list' && separator === '\n')) {
    return <TextArea {...control} rows={4} onChange={onChange} />
  }
  if (type === 'yes-no') return <Select {...control} options={toOptions(['yes', 'no'])} onChange={onChange} />
  if (type === 'choice') return <Select {...control} options={toOptions(choices)} onChange={onChange} />
  return <TextInput {...control} {...inputs[type]} autoComplete="off" onChange={onChange} />
}

function toOptions(words: string[]) {
  return [{ value: '', label: 'Choose' }, ...words.map((word) => ({ value: word, label: word }))]
}
