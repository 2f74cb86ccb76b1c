import { Sparkles } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { LONGEST_INSTRUCTION, longestText } from '../ai-texts/instruction'
import type { RunVariable } from '../run-template'
import { instructionField } from '../runs/run-form'
import type { ColumnsPart } from './columns-form'
import { SampleText } from './sample-text'
import { useSample } from './use-sample'

/** What the AI is to write for a variable, and what it writes for one row. */
export function AiWrites({ variable, given, errors, typed }: ColumnsPart & { variable: RunVariable }) {
  const { name, label, shape } = variable
  const field = instructionField(name)
  const control = useRef<HTMLTextAreaElement>(null)
  const { sample, isAsking, askNext } = useSample(name, given)
  const named = given.variables.find((other) => other.name !== name && given.mapping[other.name])?.name ?? 'name'
  const longest = longestText[shape ?? 'line'].toLocaleString('en-US')
  return (
    <div className="grid gap-3 border-l-2 border-line pl-3">
      <Field
        label={`What the AI writes for ${label || name}`}
        error={errors[field] ?? sample?.fault}
        hint={`Name variables as {{ ${named} }}: only what you name is sent to ${given.ai}. Plain text of at most ${longest} characters comes back.`}
      >
        {(properties) => (
          <TextArea
            {...properties}
            ref={control}
            name={field}
            rows={3}
            maxLength={LONGEST_INSTRUCTION}
            defaultValue={typed(field, given.instructions[name] ?? '')}
            placeholder={`Two sentences on …, for readers in {{ ${named} }}`}
          />
        )}
      </Field>
      <Button
        icon={Sparkles}
        disabled={isAsking}
        onClick={() => control.current?.form && void askNext(new FormData(control.current.form))}
        className="justify-self-start"
      >
        {isAsking ? 'Writing …' : sample ? 'Try another row' : 'Try it with a row'}
      </Button>
      <div aria-live="polite">{sample?.text && <SampleText {...sample} rowCount={given.rowCount} />}</div>
    </div>
  )
}
