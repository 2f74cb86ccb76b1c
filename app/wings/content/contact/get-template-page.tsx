import { Link } from 'react-router'
import type { FormFailure, FormState } from '~/platform/forms/form-failure'
import { HoneypotField, TextField } from '~/ui/form-field'
import { FormWithText } from '~/ui/form-with-text'
import { Section } from '~/ui/section'
import { SitePageLink, usePublishedSitePages } from '~/ui/site-page-link'
import { SuccessMessage } from '~/ui/success-message'
import { TextLink } from '~/ui/text-link'
import { ValidatedForm } from '~/ui/validated-form'
import { honeypotField } from './message-fields'

interface GetTemplatePageProps extends FormState {
  contactEmail: string
  /** Where the guide to the template is read, as long as it is published. */
  guidePath: string | undefined
}

const NOT_SENT = 'Your request could not be sent. Please try again.'

const parts = [
  ['Five interview questions', 'about recent behavior'],
  ['A problem statement,', 'with six real examples'],
  ['A journey map', 'with twelve steps and pain points'],
  ['User stories with acceptance criteria,', 'with two examples'],
  ['An estimate sheet', 'that calculates P50, P80 and a date from three numbers per story'],
  ['An out-of-scope list,', 'with a reason and a condition for each item'],
]

export function GetTemplatePage({ contactEmail, guidePath, failure, isSent }: GetTemplatePageProps) {
  const form = (
    <div data-part="request">
      <SuccessMessage isShown={isSent}>
        Check your inbox. If it does not arrive within five minutes, check your spam folder or{' '}
        {contactEmail ? (
          <>
            email <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
          </>
        ) : (
          <TextLink to="/contact">contact us</TextLink>
        )}
        .
      </SuccessMessage>
      {!isSent && <TemplateRequestForm failure={failure} />}
    </div>
  )
  return (
    <Section
      title="Scope your first release in five days"
      level={1}
      lead="The scoping template we use with clients. Free, in Markdown and as a spreadsheet."
    >
      <FormWithText label="Get the template" form={form}>
        <TemplateDescription guidePath={guidePath} />
      </FormWithText>
    </Section>
  )
}

function TemplateDescription({ guidePath }: Pick<GetTemplatePageProps, 'guidePath'>) {
  const hasServices = usePublishedSitePages().has('/product-leadership')
  return (
    <>
      <h2>What’s included</h2>
      <ol>
        {parts.map(([part, what]) => (
          <li key={part}>
            <strong>{part}</strong> {what}
          </li>
        ))}
      </ol>
      <h2>Who it is for</h2>
      <p>
        For a decision maker with a budget and five people to interview. It takes about 30 hours of that person’s time
        and six hours of the team’s.
      </p>
      <blockquote>“The out-of-scope list is the more valuable half.”</blockquote>
      <h2>More resources</h2>
      {guidePath && (
        <p>
          <strong>Read the guide:</strong> <Link to={guidePath}>How to scope a first release in one week</Link>.
        </p>
      )}
      {hasServices && (
        <p>
          <strong>Get help:</strong> book a <Link to="/product-leadership">scoping week</Link> with a product lead.
        </p>
      )}
    </>
  )
}

function TemplateRequestForm({ failure }: { failure: FormFailure | undefined }) {
  const note = (
    <>
      We send one email, no newsletter. <SitePageLink to="/privacy">Privacy</SitePageLink>
    </>
  )
  return (
    <ValidatedForm failure={failure} submitLabel="Send me the template" failed={NOT_SENT} note={note}>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="We will email the template to you."
        failure={failure}
      />
      <HoneypotField name={honeypotField} />
    </ValidatedForm>
  )
}
