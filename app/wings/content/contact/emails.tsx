import {
  MailButton,
  MailLayout,
  MailRows,
  type MailTemplate,
  MailText,
  MailTitle,
} from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import type { ContactMessage } from './message'

/** To the studio; an answer goes to the visitor. */
export function messageMail(brand: Brand, { name, email, subject, message }: ContactMessage): MailTemplate {
  return {
    subject: `${subject}: message from ${name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`${name} wrote to you`}</MailTitle>
        <MailRows
          rows={[
            ['Name', name],
            ['E-mail', email],
            ['About', subject],
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
export function leadMail(brand: Brand, { email, request: wants, note, pagePath }: LeadNotice): MailTemplate {
  return {
    subject: `New lead: ${wants}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{wants}</MailTitle>
        <MailRows
          rows={[
            ['E-mail', email],
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
      <MailLayout
        sender={`${brand.legalName}. You get this mail because this address was entered on our template page. No series follows.`}
      >
        <MailTitle>Here is the scoping template</MailTitle>
        <MailText>
          Two files: the template as Markdown and the estimate sheet for your spreadsheet. They are yours to change.
        </MailText>
        <MailButton href={downloadUrl}>Download the two files</MailButton>
        <MailText>The link works for 30 days. If you did not ask for it, ignore this mail.</MailText>
        <MailText>{`Questions go to ${brand.contactEmail}.`}</MailText>
      </MailLayout>
    ),
  }
}
