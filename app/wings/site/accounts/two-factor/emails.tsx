import { MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'

const changeMessages = {
  'app-added': 'An authenticator app was set up: signing in asks for its code from now on.',
  'app-removed': 'The authenticator app was turned off: signing in no longer asks for a code.',
  'passkey-added': 'A passkey was added: it signs in without a password.',
  'passkey-removed': 'A passkey was removed: it no longer signs in.',
  'codes-replaced': 'New recovery codes were made. The earlier ones no longer work.',
  ended:
    'An admin has reset your two-factor authentication: passkeys, authenticator app and recovery codes are gone. You sign in without them, and can set them up again.',
}

export type SecondFactorChange = keyof typeof changeMessages

export function secondFactorChangedMail(brand: Brand, change: SecondFactorChange): MailTemplate {
  return secondFactorMail(brand, `The sign-in of your account at ${brand.name} was changed`, changeMessages[change])
}

export function recoveryCodeUsedMail(brand: Brand, { left }: { left: number }): MailTemplate {
  const rest = left === 0 ? 'None is left: make new ones.' : `${left} ${left === 1 ? 'is' : 'are'} left.`
  return secondFactorMail(
    brand,
    `A recovery code of your account at ${brand.name} was used`,
    `It no longer works. ${rest}`,
  )
}

export function wrongCodesMail(brand: Brand): MailTemplate {
  return secondFactorMail(
    brand,
    `Someone has your password for ${brand.name}, but not your code`,
    'Several times within an hour somebody gave the right password of your account and a wrong code. Choose a new password.',
  )
}

function secondFactorMail(brand: Brand, title: string, text: string): MailTemplate {
  return {
    subject: title,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{title}</MailTitle>
        <MailText>{text}</MailText>
        <MailText>{`If it was not you, sign in and remove what you do not know under Account, Sign-in and security. Then choose a new password: a new password alone does not remove a passkey or an app. Write to ${brand.contactEmail} if you cannot sign in.`}</MailText>
      </MailLayout>
    ),
  }
}
