import { MailButton, MailNote, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'

/** To whoever signed up, at the address they gave. */
export function emailConfirmationMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `Confirm your email for ${brand.name}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title="Confirm your email"
        preheader="One more step before you can sign in."
        reason={`You received this email because somebody signed up for ${brand.name} with this address. If it was not you, you can ignore it.`}
      >
        <MailText>{`You signed up for ${brand.name} with this email address. Confirm it with your password, then sign in.`}</MailText>
        <MailButton href={link}>Confirm email</MailButton>
        <MailNote>The link expires after three days.</MailNote>
      </StudioMailLayout>
    ),
  }
}

/** To whoever has an account with the address that was entered. */
export function passwordResetMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `Reset your password for ${brand.name}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title="Reset your password"
        preheader="The link works once and expires after one hour."
        reason={`You received this email because a new password was requested for your account at ${brand.name}. If you did not request it, you can ignore this email. Your password will not change.`}
      >
        <MailText>{`A password reset was requested for your account at ${brand.name}.`}</MailText>
        <MailButton href={link}>Reset password</MailButton>
        <MailNote>The link works once and expires after one hour.</MailNote>
      </StudioMailLayout>
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
      <StudioMailLayout
        brand={brand}
        title={`You are now an admin of ${brand.name}`}
        preheader="Set a password to get started. The link expires after seven days."
        reason={`You received this email because ${invitedBy} added you as an admin of ${brand.name}.`}
      >
        <MailText>{`${invitedBy} added you as an admin. You can edit and publish everything on the site.`}</MailText>
        <MailButton href={link}>Set password</MailButton>
        <MailNote>
          The link works once and expires after seven days. Any password, passkey or connected account you had here no
          longer works, and you are signed out everywhere.
        </MailNote>
      </StudioMailLayout>
    ),
  }
}
