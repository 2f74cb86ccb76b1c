import { Link } from 'react-router'
import type { FormFailure, FormState } from '~/platform/forms/form-failure'
import { HoneypotField, TextField } from '~/ui/form-field'
import { FormWithText } from '~/ui/form-with-text'
import { Section } from '~/ui/section'
import { SuccessMessage } from '~/ui/success-message'
import { TextLink } from '~/ui/text-link'
import { ValidatedForm } from '~/ui/validated-form'
import { honeypotField } from '../message-fields'

interface GetTemplatePageProps extends FormState {
  contactEmail: string
  /** Where the guide to the template is read, as long as it is published. */
  guidePath: string | undefined
}

const parts = [
  ['Five interview questions', 'that ask about last Tuesday, not about next year'],
  ['The Monday sentence,', 'with six real ones as examples'],
  ['A journey sheet', 'with room for twelve steps, and marks for where it hurts'],
  ['Stories with criteria,', 'three columns, two examples filled in'],
  ['An estimate sheet', 'that takes three numbers per story and gives P50, P80 and a date'],
  ['The list of what is out,', 'with a reason and a condition for each line'],
]

export function GetTemplatePage({ contactEmail, guidePath, failure, isSent }: GetTemplatePageProps) {
  const form = (
    <>
      <SuccessMessage isShown={isSent}>
        It is on its way. If it is not there in five minutes, look in the spam folder or write to{' '}
        <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
      </SuccessMessage>
      {!isSent && <TemplateRequestForm failure={failure} />}
    </>
  )
  return (
    <Section
      title="From an idea to two pages, in five days."
      level={1}
      lead="The scoping template that we use with clients. Free, in Markdown and as a spreadsheet, yours to change."
    >
      <FormWithText label="Get the template" form={form}>
        <TemplateDescription guidePath={guidePath} />
      </FormWithText>
    </Section>
  )
}

function TemplateDescription({ guidePath }: Pick<GetTemplatePageProps, 'guidePath'>) {
  return (
    <>
      <h2>What is inside</h2>
      <ol>
        {parts.map(([part, what]) => (
          <li key={part}>
            <strong>{part}</strong> {what}
          </li>
        ))}
      </ol>
      <h2>Who it is for</h2>
      <p>
        For one person who may say no, with a budget and five people to ask. It takes about 30 hours of that person’s
        week and six of the team’s.
      </p>
      <blockquote>“The list of what is out is the more valuable half.”</blockquote>
      <h2>Other ways to start</h2>
      {guidePath && (
        <p>
          <strong>Prefer to read first?</strong> <Link to={guidePath}>How to scope a first release in one week</Link>{' '}
          explains each day.
        </p>
      )}
      <p>
        <strong>Prefer company?</strong> The <Link to="/product-leadership">scoping week</Link> is the same five days
        with one of us.
      </p>
    </>
  )
}

function TemplateRequestForm({ failure }: { failure: FormFailure | undefined }) {
  const note = (
    <>
      One mail with two files. No series follows. <TextLink to="/privacy">Privacy</TextLink>
    </>
  )
  return (
    <ValidatedForm failure={failure} submitLabel="Send me the template" note={note}>
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="The template comes to this address."
        failure={failure}
      />
      <HoneypotField name={honeypotField} />
    </ValidatedForm>
  )
}
