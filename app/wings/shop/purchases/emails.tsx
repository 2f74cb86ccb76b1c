import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { PURCHASES_LINK_MINUTES } from './purchases'

/** To a customer who asked for what they bought. */
export function purchasesLinkMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `Your purchases at ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Your purchases</MailTitle>
        <MailText>{`Somebody asked at ${brand.name} to see what was bought with this address. If it was you, open it here.`}</MailText>
        <MailButton href={link}>Open my purchases</MailButton>
        <MailText>{`The link works once, within ${PURCHASES_LINK_MINUTES} minutes. If it was not you, ignore this mail: nobody sees anything without it.`}</MailText>
      </MailLayout>
    ),
  }
}
