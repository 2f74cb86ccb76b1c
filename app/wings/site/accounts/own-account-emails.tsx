import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { contactName } from '~/wings/site/settings/mail-phrases'

/** To the address that is to take the place of another. */
export function emailChangeMail(brand: Brand, { from, link }: { from: string; link: string }): MailTemplate {
  return {
    subject: `Confirm your new email for ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Confirm your new email</MailTitle>
        <MailText>{`You asked to change the email of your ${brand.name} account from ${from} to this address.`}</MailText>
        <MailButton href={link}>Confirm email</MailButton>
        <MailText>{`The link expires after one day. Open it where you are signed in as ${from}.`}</MailText>
        <MailText>If you did not request this, you can ignore this email.</MailText>
      </MailLayout>
    ),
  }
}

/** To the address that was replaced. */
export function emailChangedMail(brand: Brand, { to }: { to: string }): MailTemplate {
  return {
    subject: `Your ${brand.name} email was changed`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Your email was changed</MailTitle>
        <MailText>{`You now sign in to ${brand.name} with ${to}, and we send emails there.`}</MailText>
        <MailText>{`If you did not make this change, contact ${contactName(brand)} immediately.`}</MailText>
      </MailLayout>
    ),
  }
}

export function passwordChangedMail(brand: Brand): MailTemplate {
  return {
    subject: `Your ${brand.name} password was changed`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Your password was changed</MailTitle>
        <MailText>{`The password for your account at ${brand.name} was changed. You were signed out of all other sessions, and your agent tokens were revoked.`}</MailText>
        <MailText>{`If you did not make this change, use “Forgot your password?” on the sign-in page and contact ${contactName(brand)}.`}</MailText>
      </MailLayout>
    ),
  }
}

export function providerDisconnectedMail(brand: Brand, { provider }: { provider: string }): MailTemplate {
  return {
    subject: `${provider} was disconnected from your ${brand.name} account`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`${provider} was disconnected`}</MailTitle>
        <MailText>{`You can no longer sign in to ${brand.name} with ${provider}. You were signed out of all other sessions, and your agent tokens were revoked.`}</MailText>
        <MailText>{`If you did not make this change, sign in, end sessions you do not recognize and contact ${contactName(brand)}.`}</MailText>
      </MailLayout>
    ),
  }
}

export function accountDeletedMail(brand: Brand): MailTemplate {
  return {
    subject: `Your ${brand.name} account was deleted`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Your account was deleted</MailTitle>
        <MailText>{`Your account at ${brand.name} was deleted, with your plans, boards and saved stacks.`}</MailText>
        <MailText>{`You keep your purchases. If you did not delete your account, contact ${contactName(brand)}.`}</MailText>
      </MailLayout>
    ),
  }
}
