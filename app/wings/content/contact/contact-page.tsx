import { Link } from 'react-router'
import type { FormFailure, FormState } from '~/platform/forms/form-failure'
import { HoneypotField, SelectField, TextField } from '~/ui/form-field'
import { Section } from '~/ui/section'
import { SitePageLink, usePublishedSitePages } from '~/ui/site-page-link'
import { SuccessMessage } from '~/ui/success-message'
import { ValidatedForm } from '~/ui/validated-form'
import type { Brand } from '~/wings/site/settings/brand'
import { honeypotField, messageTopics } from './message-fields'

const NOT_SENT = 'Your message could not be sent. Try again, or email us.'

interface ContactPageProps extends FormState {
  brand: Pick<Brand, 'contactEmail' | 'address' | 'officeHours'>
}

export function ContactPage({ brand, failure, isSent }: ContactPageProps) {
  return (
    <Section title="Contact us" level={1} lead="We reply within one business day.">
      <div className="grid gap-14 lg:grid-cols-[minmax(0,40rem)_1fr] lg:gap-20">
        <section aria-label="Message" data-part="message">
          <SuccessMessage isShown={isSent}>
            Thank you. Your message has been sent. We will email you within one business day.
          </SuccessMessage>
          {!isSent && <MessageForm failure={failure} />}
        </section>
        <ContactAside {...brand} />
      </div>
    </Section>
  )
}

function MessageForm({ failure }: { failure: FormFailure | undefined }) {
  const note = (
    <>
      We use your details only to reply. <SitePageLink to="/privacy">Privacy</SitePageLink>
    </>
  )
  return (
    <ValidatedForm failure={failure} submitLabel="Send message" failed={NOT_SENT} note={note}>
      <div data-island="contact-message" data-topic={messageTopics[0]} className="contents">
        <TextField name="name" label="Your name" autoComplete="name" failure={failure} />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="We will reply to this email."
          failure={failure}
        />
        <SelectField name="subject" label="What is it about?" options={messageTopics} failure={failure} />
        <TextField
          name="message"
          label="Message"
          rows={8}
          placeholder="Tell us about your project and timeline"
          failure={failure}
        />
        <HoneypotField name={honeypotField} />
      </div>
    </ValidatedForm>
  )
}

function ContactAside({ contactEmail, address, officeHours }: ContactPageProps['brand']) {
  const hasHelp = usePublishedSitePages().has('/help')
  return (
    <aside aria-label="Other ways to contact us" className="prose prose-aside">
      {contactEmail && <h2>Email</h2>}
      {contactEmail && (
        <p>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
      {address && <h2>Address</h2>}
      {address && <address className="whitespace-pre-line not-italic">{address}</address>}
      {officeHours && <h2>Hours</h2>}
      {officeHours && <p>{officeHours}</p>}
      <h2>Orders</h2>
      <p>
        Please include your order number.
        {hasHelp && (
          <>
            {' '}
            You may find an answer in our <Link to="/help">help</Link>.
          </>
        )}
      </p>
      <h2>What to include</h2>
      <p>Your current situation, what you would like to change and your timeline. For example:</p>
      <blockquote>
        “We run a repair shop with two counters. People wait outside in the rain and leave. We would like this to be
        better before November.”
      </blockquote>
    </aside>
  )
}
