import {
  MailButton,
  MailLayout,
  MailRows,
  type MailTemplate,
  MailText,
  MailTitle,
} from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { questionsSentence } from '~/wings/site/settings/mail-phrases'
import type { ContactMessage } from './message'

/** To the studio; an answer goes to the visitor. */
export function messageMail(brand: Brand, { name, email, subject, message }: ContactMessage): MailTemplate {
  return {
    subject: `${subject}: message from ${name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`New message from ${name}`}</MailTitle>
        <MailRows
          rows={[
            ['Name', name],
            ['Email', email],
            ['Subject', subject],
          ]}
        />
        <MailText>{message}</MailText>
      </MailLayout>
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
      <MailLayout sender={brand.legalName}>
        <MailTitle>{request}</MailTitle>
        <MailRows
          rows={[
            ['Email', email],
            ['Page', pagePath],
            ['Note', note],
          ]}
        />
      </MailLayout>
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
      <MailLayout sender={brand.legalName}>
        <MailTitle>{subject}</MailTitle>
        <MailRows rows={[...answers, ['Page', pagePath]]} />
      </MailLayout>
    ),
  }
}

/** To the visitor: what the page promised. */
export function scopingTemplateMail(brand: Brand, downloadUrl: string): MailTemplate {
  return {
    subject: 'Your scoping template',
    body: (
      <MailLayout sender={`${brand.legalName}. You received this email because you requested our scoping template.`}>
        <MailTitle>Your scoping template</MailTitle>
        <MailText>Your download includes the template in Markdown and the estimate spreadsheet.</MailText>
        <MailButton href={downloadUrl}>Download files</MailButton>
        <MailText>This link expires in 30 days. If you did not request it, you can ignore this email.</MailText>
        {brand.contactEmail && <MailText>{questionsSentence(brand)}</MailText>}
      </MailLayout>
    ),
  }
}
