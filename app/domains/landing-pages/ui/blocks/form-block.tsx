import { useActionData } from 'react-router'
import { trapField } from '~/domains/contact/message-fields'
import type { FormFailure } from '~/platform/form-failure'
import { replyTo } from '~/platform/form-reply'
import { CheckedForm } from '~/ui/checked-form'
import { CheckField, SelectField, TextField, TrapField } from '~/ui/form-field'
import { SuccessMessage } from '~/ui/success-message'
import { TextLink } from '~/ui/text-link'
import type { BlockOf } from '../../block-schema'
import { type AskedField, askedFields, TICKED } from '../../forms/form-fields'
import { BlockFrame } from '../block-frame'
import { useIsInColumn } from '../place'

/** A form that reaches the studio. The answer comes back to its place on the page, with and without scripts. */
export function FormBlock({ block }: { block: BlockOf<'form'> }) {
  const { failure, done } = replyTo(block.id, useActionData())
  const isInColumn = useIsInColumn()
  const fields = askedFields(block.fields)
  if (fields.length === 0 && !block.title && !block.text) return null
  const note = (
    <>
      We use this only to answer you. <TextLink to="/privacy">Privacy</TextLink>
    </>
  )
  return (
    <BlockFrame title={block.title} layout={isInColumn ? 'stacked' : 'split'}>
      <div className="max-w-xl">
        {block.text && <p className="mb-8 text-lead text-muted">{block.text}</p>}
        <SuccessMessage isShown={done !== undefined}>{done}</SuccessMessage>
        {done === undefined && fields.length > 0 && (
          <CheckedForm action={`#${block.id}`} failure={failure} button={block.button || 'Send'} note={note}>
            <input type="hidden" name="intent" value={block.id} />
            {fields.map((field) => (
              <Field key={field.name} field={field} failure={failure} />
            ))}
            <TrapField name={trapField} />
          </CheckedForm>
        )}
      </div>
    </BlockFrame>
  )
}

function Field({ field, failure }: { field: AskedField; failure: FormFailure | undefined }) {
  const { name, type, isRequired, choices } = field
  const label = isRequired ? field.label : `${field.label} (optional)`
  const shared = { name, label, failure }
  if (type === 'choice') return <SelectField {...shared} options={choices} required={isRequired} />
  if (type === 'checkbox') return <CheckField {...shared} value={TICKED} required={isRequired} />
  if (type === 'long-text') return <TextField {...shared} rows={6} required={isRequired} />
  if (type === 'email') return <TextField {...shared} type="email" autoComplete="email" required={isRequired} />
  return <TextField {...shared} required={isRequired} />
}
