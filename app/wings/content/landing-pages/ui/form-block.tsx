import { useActionData } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { formResultFor } from '~/platform/forms/form-result'
import { CheckboxField, HoneypotField, SelectField, TextField } from '~/ui/form-field'
import { SitePageLink } from '~/ui/site-page-link'
import { SuccessMessage } from '~/ui/success-message'
import { ValidatedForm } from '~/ui/validated-form'
import { honeypotField } from '~/wings/content/contact/message-fields'
import type { BlockOfType } from '../block-schema'
import { CHECKED_VALUE, listNamedFields, type NamedFormField } from '../engine/form-fields'
import { useIsInColumn } from './block-contexts'
import { BlockFrame } from './block-frame'

/** A form that reaches the studio. The answer comes back to its place on the page, with and without scripts. */
export function FormBlock({ block }: { block: BlockOfType<'form'> }) {
  const { failure, done } = formResultFor(block.id, useActionData())
  const isInColumn = useIsInColumn()
  const fields = listNamedFields(block.fields)
  if (fields.length === 0 && !block.title && !block.text) return null
  const note = (
    <>
      We use your details only to reply. <SitePageLink to="/privacy">Privacy</SitePageLink>
    </>
  )
  return (
    <BlockFrame title={block.title} layout={isInColumn ? 'stacked' : 'split'}>
      <div data-part={block.id} className="max-w-xl">
        {block.text && <p className="mb-8 text-lead text-muted">{block.text}</p>}
        <SuccessMessage isShown={done !== undefined}>{done}</SuccessMessage>
        {done === undefined && fields.length > 0 && (
          <ValidatedForm
            action={`#${block.id}`}
            failure={failure}
            submitLabel={block.button || 'Send'}
            failed="Your form could not be sent. Please try again, or email us."
            note={note}
          >
            <input type="hidden" name="intent" value={block.id} />
            {fields.map((field) => (
              <Field key={field.name} field={field} failure={failure} />
            ))}
            <HoneypotField name={honeypotField} />
          </ValidatedForm>
        )}
      </div>
    </BlockFrame>
  )
}

function Field({ field, failure }: { field: NamedFormField; failure: FormFailure | undefined }) {
  const { name, type, isRequired, choices } = field
  const label = isRequired ? field.label : `${field.label} (optional)`
  const shared = { name, label, failure }
  if (type === 'choice') return <SelectField {...shared} options={choices} required={isRequired} />
  if (type === 'checkbox') return <CheckboxField {...shared} value={CHECKED_VALUE} required={isRequired} />
  if (type === 'long-text') return <TextField {...shared} rows={6} required={isRequired} />
  if (type === 'email') return <TextField {...shared} type="email" autoComplete="email" required={isRequired} />
  return <TextField {...shared} required={isRequired} />
}
