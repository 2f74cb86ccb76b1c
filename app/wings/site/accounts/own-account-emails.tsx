import { MailButton, MailNote, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { accountMailReason, contactName } from '~/wings/site/settings/mail-phrases'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'

/** To the address that is to take the place of another. */
export function emailChangeMail(brand: Brand, { from, link }: { from: string; link: string }): MailTemplate {
  return {
    subject: `Confirm your new email for ${brand.name}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title="Confirm your new email"
        preheader={`It replaces ${from}. The link expires after one day.`}
        reason={`You received this email because ${from} asked to use this address for an account at ${brand.name}. If you did not request this, you can ignore this email.`}
      >
        <MailText>{`You asked to change the email of your ${brand.name} account from ${from} to this address.`}</MailText>
        <MailButton href={link}>Confirm email</MailButton>
        <MailNote>{`The link expires after one day. Open it where you are signed in as ${from}.`}</MailNote>
      </StudioMailLayout>
    ),
  }
}

/** To the address that was replaced. */
export function emailChangedMail(brand: Brand, { to }: { to: string }): MailTemplate {
  return accountMail(brand, {
    subject: `Your ${brand.name} email was changed`,
    title: 'Your email was changed',
    preheader: `You now sign in with ${to}.`,
    text: `You now sign in to ${brand.name} with ${to}, and we send emails there.`,
    warning: `If you did not make this change, contact ${contactName(brand)} immediately.`,
  })
}

export function passwordChangedMail(brand: Brand): MailTemplate {
  return accountMail(brand, {
    subject: `Your ${brand.name} password was changed`,
    title: 'Your password was changed',
    preheader: 'You were signed out of all other sessions.',
    text: `The password for your account at ${brand.name} was changed. You were signed out of all other sessions, and your agent tokens were revoked.`,
    warning: `If you did not make this change, use “Forgot your password?” on the sign-in page and contact ${contactName(brand)}.`,
  })
}

export function providerDisconnectedMail(brand: Brand, { provider }: { provider: string }): MailTemplate {
  return accountMail(brand, {
    subject: `${provider} was disconnected from your ${brand.name} account`,
    title: `${provider} was disconnected`,
    preheader: `You can no longer sign in with ${provider}.`,
    text: `You can no longer sign in to ${brand.name} with ${provider}. You were signed out of all other sessions, and your agent tokens were revoked.`,
    warning: `If you did not make this change, sign in, end sessions you do not recognize and contact ${contactName(brand)}.`,
  })
}

export function accountDeletedMail(brand: Brand): MailTemplate {
  return accountMail(brand, {
    subject: `Your ${brand.name} account was deleted`,
    title: 'Your account was deleted',
    preheader: 'You keep your purchases.',
    text: `Your account at ${brand.name} was deleted, with your plans, boards and saved stacks.`,
    warning: `You keep your purchases. If you did not delete your account, contact ${contactName(brand)}.`,
  })
}

interface AccountMailContent {
  subject: string
  title: string
  preheader: string
  text: string
  /** What to do if somebody else did it. */
  warning: string
}

function accountMail(brand: Brand, { subject, title, preheader, text, warning }: AccountMailContent): MailTemplate {
  return {
    subject,
    body: (
      <StudioMailLayout brand={brand} title={title} preheader={preheader} reason={accountMailReason(brand)}>
        <MailText>{text}</MailText>
        <MailText>{warning}</MailText>
      </StudioMailLayout>
    ),
  }
}
