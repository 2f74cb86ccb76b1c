import type { Brand } from '~/domains/settings/brand'
import { MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-parts'

const changes = {
  'app-added': 'An authenticator app was set up: signing in asks for its code from now on.',
  'app-removed': 'The authenticator app was turned off: signing in asks for no code any more.',
  'passkey-added': 'A passkey was added: it signs in without a password.',
  'passkey-removed': 'A passkey was removed: it signs in no longer.',
  'codes-replaced': 'New recovery codes were made. Those of before work no longer.',
  ended:
    'An admin has ended your second factor: passkeys, authenticator app and recovery codes are gone. You sign in with your password.',
}

export type SecondFactorChange = keyof typeof changes

export function secondFactorChangedMail(brand: Brand, change: SecondFactorChange): MailTemplate {
  return mail(brand, `The sign-in of your account at ${brand.name} was changed`, changes[change])
}

export function recoveryCodeUsedMail(brand: Brand, { left }: { left: number }): MailTemplate {
  const rest = left === 0 ? 'None is left: make new ones.' : `${left} ${left === 1 ? 'is' : 'are'} left.`
  return mail(brand, `A recovery code of your account at ${brand.name} was used`, `It works no more. ${rest}`)
}

function mail(brand: Brand, title: string, text: string): MailTemplate {
  return {
    subject: title,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{title}</MailTitle>
        <MailText>{text}</MailText>
        <MailText>{`If it was not you, choose “Forgot your password?” at the sign-in, and write to ${brand.contactEmail} at once.`}</MailText>
      </MailLayout>
    ),
  }
}
