import type { Brand } from '~/domains/settings/brand'
import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-parts'
import { withoutAddresses } from '~/platform/mail/without-addresses'
import type { InvitedRole } from './member'

interface Invitation {
  /** The name of whoever invites, or their address. */
  by: string
  /** Anybody may call themselves anything: the address says who it is. */
  address: string
  title: string
  role: InvitedRole
  link: string
}

const may = { editor: 'You can read and change it.', reader: 'You can read it.' }

/** To somebody who is to see a plan; whether they have an account is not looked up. */
export function planInvitationMail(brand: Brand, { address, role, link, ...words }: Invitation): MailTemplate {
  const [by, title] = [withoutAddresses(words.by), withoutAddresses(words.title)]
  const who = words.by === address ? address : `${by} (${address})`
  return {
    // no word that the one who invites chose: it comes from the studio's address
    subject: `${address} shares a plan with you`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`${who} shares a plan with you`}</MailTitle>
        <MailText>{`It is called “${title}”. ${may[role]}`}</MailText>
        <MailButton href={link}>Open the plan</MailButton>
        <MailText>
          {`Sign in at ${brand.name} with this address, or sign up with it. If you do not know ${who}, ignore this mail.`}
        </MailText>
      </MailLayout>
    ),
  }
}
