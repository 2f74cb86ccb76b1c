import { MailButton, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import { stripLinks } from '~/platform/mail/strip-links'
import type { Brand } from '~/wings/site/settings/brand'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'

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
    subject: `${address} shared a note with you`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={`${who} shared a note with you`}
        preheader="Sign in or sign up with this email address to open it."
        reason={`You received this email because ${address} shared a note with this address at ${brand.name}.`}
      >
        <MailText>{`You can view “${title}” and see changes as they are made.`}</MailText>
        <MailButton href={link}>Open note</MailButton>
        <MailText>
          {`Sign in to ${brand.name} with this email address, or sign up with it. If you do not know ${who}, ignore this email.`}
        </MailText>
      </StudioMailLayout>
    ),
  }
}
