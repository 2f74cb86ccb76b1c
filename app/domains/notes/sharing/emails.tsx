import type { Brand } from '~/domains/settings/brand'
import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-parts'

interface SharedNoteMail {
  /** The name of whoever shares, or their address. */
  by: string
  /** Anybody may call themselves anything: the address says who it is. */
  address: string
  title: string
  link: string
}

/** To somebody who may read a note from now on; whether they have an account is not looked up. */
export function sharedNoteMail(brand: Brand, { by, address, title, link }: SharedNoteMail): MailTemplate {
  const who = by === address ? by : `${by} (${address})`
  return {
    subject: oneLine(`${by} shares the note “${title}” with you`),
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`${by} shares a note with you`}</MailTitle>
        <MailText>{`It is called “${title}”. You can read it, and you see each change of it.`}</MailText>
        <MailButton href={link}>Open the note</MailButton>
        <MailText>
          {`Sign in at ${brand.name} with this address, or sign up with it. If you do not know ${who}, ignore this mail.`}
        </MailText>
      </MailLayout>
    ),
  }
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
