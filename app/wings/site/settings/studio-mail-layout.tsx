import type { ComponentProps } from 'react'
import { MailLayout, type MailSender } from '~/platform/mail/mail-layout'
import { oklchToHex } from '~/ui/oklch'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { type AccentColor, accentColors } from './accent-colors'
import type { Brand } from './brand'

type StudioMailLayoutProps = Omit<ComponentProps<typeof MailLayout>, 'sender'> & { brand: Brand }

/** A mail in the studio's name and colors. */
export function StudioMailLayout({ brand, ...mail }: StudioMailLayoutProps) {
  return <MailLayout sender={toMailSender(brand)} {...mail} />
}

const SHARP_LOGO_WIDTH = 320

function toMailSender({ name, legalName, address, logo, hue }: Brand): MailSender {
  const [light, dark] = accentColors(hue)
  return {
    name,
    legalName,
    address,
    logo: logo && { src: pictureUrlAtLeast(logo, SHARP_LOGO_WIDTH), width: logo.width, height: logo.height },
    accents: { light: toMailAccent(light), dark: toMailAccent(dark) },
  }
}

function toMailAccent({ accent, onAccent }: AccentColor) {
  return { accent: oklchToHex(...accent), onAccent: oklchToHex(...onAccent) }
}
