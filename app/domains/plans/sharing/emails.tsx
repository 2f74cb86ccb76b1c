import type { Brand } from '~/domains/settings/brand'
import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-parts'
import type { InvitedRole } from './member'

interface Invitation {
  /** The name of whoever invites, or their address. */
  by: string
  title: string
  role: InvitedRole
  link: string
}

const may = { editor: 'You can read and change it.', reader: 'You can read it.' }

/** To somebody who is to see a plan; whether they have an account is not looked up. */
export function planInvitationMail(brand: Brand, { by, title, role, link }: Invitation): MailTemplate {
  return {
    subject: `${oneLine(by)} shares the plan “${oneLine(title)}” with you`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`${by} shares a plan with you`}</MailTitle>
        <MailText>{`It is called “${title}”. ${may[role]}`}</MailText>
        <MailButton href={link}>Open the plan</MailButton>
        <MailText>
          {`Sign in at ${brand.name} with this address, or sign up with it. If you do not know ${by}, ignore this mail.`}
        </MailText>
      </MailLayout>
    ),
  }
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
