import { type MailTemplate, MailText } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { accountMailReason, contactName } from '~/wings/site/settings/mail-phrases'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'

const changeMessages = {
  'app-added': 'An authenticator app was set up. You now need its code to sign in.',
  'app-removed': 'The authenticator app was turned off. You no longer need its code to sign in.',
  'passkey-added': 'A passkey was added. You can sign in with it instead of your password.',
  'passkey-removed': 'A passkey was removed. It can no longer be used to sign in.',
  'codes-replaced': 'New recovery codes were generated. The old ones no longer work.',
  ended:
    'An admin reset your two-factor authentication. Your passkeys, authenticator app and recovery codes were removed. You can set them up again after signing in.',
}

export type SecondFactorChange = keyof typeof changeMessages

export function secondFactorChangedMail(brand: Brand, change: SecondFactorChange): MailTemplate {
  return secondFactorMail(brand, `Sign-in settings changed for your ${brand.name} account`, changeMessages[change])
}

export function recoveryCodeUsedMail(brand: Brand, { left }: { left: number }): MailTemplate {
  const rest = left === 0 ? 'You have none left. Generate new ones.' : `You have ${left} left.`
  return secondFactorMail(
    brand,
    `A recovery code was used for your ${brand.name} account`,
    `Each recovery code works once. ${rest}`,
  )
}

export function wrongCodesMail(brand: Brand): MailTemplate {
  return secondFactorMail(
    brand,
    `Someone may know your ${brand.name} password`,
    'Someone entered the correct password and a wrong code several times within an hour. Change your password.',
  )
}

function secondFactorMail(brand: Brand, title: string, text: string): MailTemplate {
  return {
    subject: title,
    body: (
      <StudioMailLayout
        brand={brand}
        title={title}
        preheader="If this was you, there is nothing to do."
        reason={accountMailReason(brand)}
      >
        <MailText>{text}</MailText>
        <MailText>{`If this was not you, sign in, remove passkeys and apps you do not recognize in Account → Sign-in and security, then change your password. Contact ${contactName(brand)} if you cannot sign in.`}</MailText>
      </StudioMailLayout>
    ),
  }
}
