import { Sparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatTokenUsage } from '~/platform/ai/format-token-usage'
import type { TokenUsage } from '~/platform/ai/token-usage'
import { callApi } from '~/platform/http/api-client'
import { formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { MAX_INSTRUCTION_LENGTH, maxTextLength } from '../ai-texts/ai-instructions'
import type { AiSample } from '../ai-texts/ai-sample'
import { bulkClient } from '../api'
import { instructionFieldName, readVariableSources } from '../run-form'
import type { RunVariable } from '../run-template'
import type { ColumnsFormData, ColumnsFormSectionProps } from './columns-form'

interface SampleRequest extends Partial<AiSample> {
  row: number
  /** Why there is no text. */
  fault?: string
}

interface SampleTextProps {
  row: number
  text?: string
  use?: TokenUsage | null
  rowCount: number
}

const CACHED_TEXT_HINT = 'Saved text, no extra cost.'

/** What the AI is to write for a variable, and what it writes for one row. */
export function AiInstructionField({
  variable,
  data,
  errors,
  typedValue,
}: ColumnsFormSectionProps & { variable: RunVariable }) {
  const { name, label, shape } = variable
  const field = instructionFieldName(name)
  const control = useRef<HTMLTextAreaElement>(null)
  const { sample, isAsking, askNext } = useAiSample(name, data)
  const named = data.variables.find((other) => other.name !== name && data.mapping[other.name])?.name ?? 'name'
  const longest = formatNumber(maxTextLength[shape ?? 'line'])
  return (
    <div className="grid gap-3 border-l-2 border-line pl-3">
      <Field
        label={`AI prompt for ${label || name}`}
        error={errors[field] ?? sample?.fault}
        hint={`Use variables such as {{ ${named} }}. Returns plain text of up to ${longest} characters. Only variables in the prompt are sent to ${data.aiName}.`}
      >
        {(properties) => (
          <TextArea
            {...properties}
            ref={control}
            name={field}
            rows={3}
            maxLength={MAX_INSTRUCTION_LENGTH}
            defaultValue={typedValue(field, data.instructions[name] ?? '')}
            placeholder={`Write two sentences about … for readers in {{ ${named} }}`}
          />
        )}
      </Field>
      <Button
        icon={Sparkles}
        disabled={isAsking}
        onClick={() => control.current?.form && void askNext(new FormData(control.current.form))}
        className="justify-self-start"
      >
        {isAsking ? 'Generating …' : sample ? 'Test another row' : 'Test with a row'}
      </Button>
      <div aria-live="polite">{sample?.text && <SampleText {...sample} rowCount={data.rowCount} />}</div>
    </div>
  )
}

/** What the AI has written for a row, and what that means for all of them. */
function SampleText({ row, text, use, rowCount }: SampleTextProps) {
  const rows = formatNumber(rowCount)
  return (
    <figure className="grid gap-1.5 text-dense">
      <figcaption className="text-muted tabular-nums">
        Row {row}.{' '}
        {use ? `Estimate for all ${rows} rows: ${formatTokenUsage(multiplyUse(use, rowCount))}.` : CACHED_TEXT_HINT}
      </figcaption>
      <blockquote className="max-w-prose rounded-md bg-wash px-3 py-2 whitespace-pre-line">{text}</blockquote>
    </figure>
  )
}

function multiplyUse({ inputTokens, outputTokens, costMicros }: TokenUsage, rows: number): TokenUsage {
  return {
    inputTokens: inputTokens * rows,
    outputTokens: outputTokens * rows,
    costMicros: costMicros === null ? null : costMicros * rows,
  }
}

/** Asks the AI for one row after the other, with the form as it stands. */
function useAiSample(variable: string, { tableId, templateId, rowCount }: ColumnsFormData) {
  const [sample, setSample] = useState<SampleRequest>()
  const [isAsking, setAsking] = useState(false)

  async function askNext(form: FormData) {
    const filling = readVariableSources(Object.fromEntries(form))
    const field = instructionFieldName(variable)
    const instruction = filling.instructions[variable] ?? ''
    const row = sample && !sample.fault ? (sample.row % rowCount) + 1 : (sample?.row ?? 1)
    setAsking(true)
    const json = { template: templateId, variable, instruction, mapping: filling.mapping, row }
    const reply = await callApi(bulkClient.post('/tables/:tableId/samples', { param: { tableId }, json }))
    setAsking(false)
    setSample({ row, ...(reply.ok ? reply.body : { fault: reply.fields?.[field] ?? reply.message }) })
  }

  return { sample, isAsking, askNext }
}
