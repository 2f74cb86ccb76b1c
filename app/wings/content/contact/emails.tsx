import { MailButton, MailNote, MailRows, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { questionsSentence, studioMailReason } from '~/wings/site/settings/mail-phrases'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'
import type { ContactMessage } from './message'

const PREHEADER_LENGTH = 120

/** To the studio; an answer goes to the visitor. */
export function messageMail(brand: Brand, { name, email, subject, message }: ContactMessage): MailTemplate {
  return {
    subject: `${subject}: message from ${name}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={`New message from ${name}`}
        preheader={message.slice(0, PREHEADER_LENGTH)}
        reason={`${studioMailReason(brand)} Reply to answer ${email}.`}
      >
        <MailRows
          rows={[
            ['Name', name],
            ['Email', email],
            ['Subject', subject],
          ]}
        />
        <MailText>{message}</MailText>
      </StudioMailLayout>
    ),
  }
}

interface LeadNotice {
  email: string
  request: string
  note: string
  pagePath: string
}

/** To the studio, when someone left an address. */
export function leadMail(brand: Brand, { email, request, note, pagePath }: LeadNotice): MailTemplate {
  return {
    subject: `New lead: ${request}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={request}
        preheader={`From ${email} on ${pagePath}`}
        reason={`${studioMailReason(brand)} Reply to answer ${email}.`}
      >
        <MailRows
          rows={[
            ['Email', email],
            ['Page', pagePath],
            ['Note', note],
          ]}
        />
      </StudioMailLayout>
    ),
  }
}

interface FormSubmissionNotice {
  subject: string
  answers: [question: string, answer: string][]
  pagePath: string
}

/** To the studio, when someone filled in a form of a landing page. */
export function formSubmissionMail(brand: Brand, { subject, answers, pagePath }: FormSubmissionNotice): MailTemplate {
  return {
    subject: `New lead: ${subject}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={subject}
        preheader={answers
          .map(([, answer]) => answer)
          .join(', ')
          .slice(0, PREHEADER_LENGTH)}
        reason={studioMailReason(brand)}
      >
        <MailRows rows={[...answers, ['Page', pagePath]]} />
      </StudioMailLayout>
    ),
  }
}

/** To the visitor: what the page promised. */
export function scopingTemplateMail(brand: Brand, downloadUrl: string): MailTemplate {
  return {
    subject: 'Your scoping template',
    body: (
      <StudioMailLayout
        brand={brand}
        title="Your scoping template"
        preheader="The template in Markdown, and the estimate spreadsheet."
        reason="You received this email because you requested our scoping template. If you did not request it, you can ignore this email."
      >
        <MailText>Your download includes the template in Markdown and the estimate spreadsheet.</MailText>
        <MailButton href={downloadUrl}>Download files</MailButton>
        <MailNote>This link expires in 30 days.</MailNote>
        {brand.contactEmail && <MailText>{questionsSentence(brand)}</MailText>}
      </StudioMailLayout>
    ),
  }
}
