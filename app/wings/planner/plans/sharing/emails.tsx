import { MailButton, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import { stripLinks } from '~/platform/mail/strip-links'
import type { Brand } from '~/wings/site/settings/brand'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'
import type { MemberRole } from './member'

interface InvitationMailArgs {
  /** The name of whoever invites, or their address. */
  inviterName: string
  /** Anybody may call themselves anything: the address says who it is. */
  inviterEmail: string
  title: string
  role: MemberRole
  link: string
}

const ROLE_MESSAGES = { editor: 'You can edit it.', reader: 'You can view it.' }

/** To somebody who is to see a plan; whether they have an account is not looked up. */
export function planInvitationMail(
  brand: Brand,
  { inviterEmail, role, link, ...words }: InvitationMailArgs,
): MailTemplate {
  const [by, title] = [stripLinks(words.inviterName), stripLinks(words.title)]
  const who = words.inviterName === inviterEmail ? inviterEmail : `${by} (${inviterEmail})`
  return {
    // no word that the one who invites chose: it comes from the studio's address
    subject: `${inviterEmail} shared a plan with you`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={`${who} shared a plan with you`}
        preheader="Sign in or sign up with this email address to open it."
        reason={`You received this email because ${inviterEmail} shared a plan with this address at ${brand.name}.`}
      >
        <MailText>{`The plan is called “${title}”. ${ROLE_MESSAGES[role]}`}</MailText>
        <MailButton href={link}>Open plan</MailButton>
        <MailText>
          {`Sign in to ${brand.name} with this email address, or sign up with it. If you do not know ${who}, ignore this email.`}
        </MailText>
      </StudioMailLayout>
    ),
  }
}
