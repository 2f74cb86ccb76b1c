import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import type { ColumnsPart } from './columns-form'

/** How often the run may ask the AI, beside how often it would. */
export function AiLimit({ given, errors, typed, questions }: ColumnsPart & { questions: number }) {
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
