import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'

/** To the address that is to take the place of another. */
export function emailChangeMail(brand: Brand, { from, link }: { from: string; link: string }): MailTemplate {
  return {
    subject: `Confirm your new address for ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Confirm your new address</MailTitle>
        <MailText>{`Whoever has the account ${from} at ${brand.name} wants to use this address for it instead.`}</MailText>
        <MailButton href={link}>Use this address</MailButton>
        <MailText>{`The link works for a day, where you are signed in as ${from}.`}</MailText>
        <MailText>If it was not you, ignore this mail: nothing happens.</MailText>
      </MailLayout>
    ),
  }
}

/** To the address that was replaced. */
export function emailChangedMail(brand: Brand, { to }: { to: string }): MailTemplate {
  return {
    subject: `Your account at ${brand.name} has another address now`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Your account has another address now</MailTitle>
        <MailText>{`From now on you sign in at ${brand.name} with ${to}. Mails go there too.`}</MailText>
        <MailText>{`If it was not you, write to ${brand.contactEmail} at once.`}</MailText>
      </MailLayout>
    ),
  }
}

export function passwordChangedMail(brand: Brand): MailTemplate {
  return {
    subject: `Your password for ${brand.name} was changed`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Your password was changed</MailTitle>
        <MailText>{`Somebody who knew your password for ${brand.name} has replaced it. All other sessions and the tokens of your agents have ended.`}</MailText>
        <MailText>{`If it was not you, choose “Forgot your password?” at the sign-in, and write to ${brand.contactEmail}.`}</MailText>
      </MailLayout>
    ),
  }
}

export function providerDisconnectedMail(brand: Brand, { provider }: { provider: string }): MailTemplate {
  return {
    subject: `Your account at ${brand.name} is no longer connected with ${provider}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`${provider} is disconnected`}</MailTitle>
        <MailText>{`Your account at ${brand.name} is no longer connected with ${provider}. All other sessions and the tokens of your agents have ended.`}</MailText>
        <MailText>{`If it was not you, sign in, end what you do not know, and write to ${brand.contactEmail}.`}</MailText>
      </MailLayout>
    ),
  }
}

export function accountDeletedMail(brand: Brand): MailTemplate {
  return {
    subject: `Your account at ${brand.name} is deleted`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Your account is deleted</MailTitle>
        <MailText>{`Your account at ${brand.name} is gone, with your plans, boards and saved stacks.`}</MailText>
        <MailText>{`What you bought stays yours. If it was not you who deleted the account, write to ${brand.contactEmail}.`}</MailText>
      </MailLayout>
    ),
  }
}
