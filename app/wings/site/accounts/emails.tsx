import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'

/** To whoever signed up, at the address they gave. */
export function emailConfirmationMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `Confirm your address for ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Confirm your address</MailTitle>
        <MailText>{`Somebody signed up at ${brand.name} with this address. If it was you, confirm it with the password that you chose, and sign in.`}</MailText>
        <MailButton href={link}>Confirm my address</MailButton>
        <MailText>The link works for three days. If it was not you, ignore this mail: nothing happens.</MailText>
      </MailLayout>
    ),
  }
}

/** To whoever has an account with the address that was entered. */
export function passwordResetMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `A new password for ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Choose a new password</MailTitle>
        <MailText>{`Somebody asked for a new password for your account at ${brand.name}.`}</MailText>
        <MailButton href={link}>Choose a new password</MailButton>
        <MailText>
          The link works once, within an hour. If it was not you, ignore this mail: your password stays as it is.
        </MailText>
      </MailLayout>
    ),
  }
}

interface AdminInvitation {
  invitedBy: string
  link: string
}

/** To a new admin. */
export function adminInvitationMail(brand: Brand, { invitedBy, link }: AdminInvitation): MailTemplate {
  return {
    subject: `You are an admin of ${brand.name} now`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`You are an admin of ${brand.name} now`}</MailTitle>
        <MailText>{`${invitedBy} added you. You can write, publish and change everything on the site.`}</MailText>
        <MailButton href={link}>Choose a password</MailButton>
        <MailText>
          The link works once, within seven days. A password, passkey or connected account that you had here no longer
          works, and you are signed out everywhere.
        </MailText>
      </MailLayout>
    ),
  }
}
