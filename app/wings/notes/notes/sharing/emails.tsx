import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import { stripLinks } from '~/platform/mail/strip-links'
import type { Brand } from '~/wings/site/settings/brand'

interface SharedNoteEmailProps {
  /** The name of whoever shares, or their address. */
  by: string
  /** Anybody may call themselves anything: the address says who it is. */
  address: string
  title: string
  link: string
}

/** To somebody who may read a note from now on; whether they have an account is not looked up. */
export function sharedNoteEmail(brand: Brand, { address, link, ...words }: SharedNoteEmailProps): MailTemplate {
  const [by, title] = [stripLinks(words.by), stripLinks(words.title)]
  const who = words.by === address ? address : `${by} (${address})`
  return {
    // no word that the one who shares chose: it comes from the studio's address
    subject: `${address} shares a note with you`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`${who} shares a note with you`}</MailTitle>
        <MailText>{`It is called “${title}”. You can read it, and you see each change of it.`}</MailText>
        <MailButton href={link}>Open the note</MailButton>
        <MailText>
          {`Sign in at ${brand.name} with this address, or sign up with it. If you do not know ${who}, ignore this mail.`}
        </MailText>
      </MailLayout>
    ),
  }
}
