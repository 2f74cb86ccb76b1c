import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'

/** To whoever signed up, at the address they gave. */
export function emailConfirmationMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `Confirm your email for ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Confirm your email</MailTitle>
        <MailText>{`You signed up for ${brand.name} with this email address. Confirm it with your password, then sign in.`}</MailText>
        <MailButton href={link}>Confirm email</MailButton>
        <MailText>The link expires after three days. If you did not sign up, you can ignore this email.</MailText>
      </MailLayout>
    ),
  }
}

/** To whoever has an account with the address that was entered. */
export function passwordResetMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `Reset your password for ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Reset your password</MailTitle>
        <MailText>{`A password reset was requested for your account at ${brand.name}.`}</MailText>
        <MailButton href={link}>Reset password</MailButton>
        <MailText>
          The link works once and expires after one hour. If you did not request it, you can ignore this email. Your
          password will not change.
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
    subject: `You are now an admin of ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`You are now an admin of ${brand.name}`}</MailTitle>
        <MailText>{`${invitedBy} added you as an admin. You can edit and publish everything on the site.`}</MailText>
        <MailButton href={link}>Set password</MailButton>
        <MailText>
          The link works once and expires after seven days. Any password, passkey or connected account you had here no
          longer works, and you are signed out everywhere.
        </MailText>
      </MailLayout>
    ),
  }
}
