import { z } from 'zod'
import { optionalEmailField } from '~/platform/forms/email-field'
import { isCurrency } from '~/platform/text/currencies'
import { isTimeZone } from '~/platform/time/zoned-time'
import { HUE_RANGE, type NamedLink } from './brand'
import { languageSchema } from './content-language-schema'
import { INVALID_LINK, isLinkTarget } from './link-target'

const MAX_LINKS = 8
const line = (longest: number) => z.string().trim().max(longest, `Use ${longest} characters or fewer.`)
const list = (longest: number) =>
  z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(line(longest)))

const checksum = z.union([z.literal(''), z.string().regex(/^[0-9a-f]{32}$/)]).default('')

/** What can be said of the studio apart from its links; a form may send a part of it. */
const brandFields = z.object({
  name: line(60).min(1, 'Enter a name.'),
  legalName: line(120).min(1, 'Enter a legal name.'),
  // a browser sends the ends of lines as two characters
  address: line(300)
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .default(''),
  tagline: line(160),
  description: line(300),
  contactEmail: optionalEmailField,
  officeHours: line(120).default(''),
  tryUrl: line(500).refine(isLinkTarget, INVALID_LINK),
  hue: z.coerce.number('Choose a color.').int().min(HUE_RANGE.from).max(HUE_RANGE.to),
  timeZone: line(60).refine(isTimeZone, 'Choose a time zone from the list, such as Europe/Lisbon.'),
  language: languageSchema,
  currency: z.string().refine(isCurrency, 'Choose a currency from the list.'),
  logo: checksum,
  socialPicture: checksum,
})

/** The parts of it that have a form of their own, as brand-fieldsets.tsx draws them. */
export const brandPartForms = {
  look: brandFields.pick({ name: true, logo: true, hue: true }),
  contact: brandFields.pick({ legalName: true, address: true, contactEmail: true, officeHours: true }),
  locale: brandFields.pick({ language: true, currency: true, timeZone: true }),
}

/** What the form of the studio sends; its profiles come as one list of names and one of addresses. */
export const brandForm = brandFields
  .extend({ socialLabel: list(30), socialUrl: list(500) })
  .superRefine(checkProfiles)
  .transform(({ socialLabel, socialUrl, ...form }) => ({
    ...form,
    socialLinks: socialUrl.map((url, index): NamedLink => ({ label: socialLabel[index] ?? '', url })),
  }))

export type BrandForm = z.output<typeof brandForm>

interface Profiles {
  socialLabel: string[]
  socialUrl: string[]
}

function checkProfiles({ socialLabel, socialUrl }: Profiles, context: z.RefinementCtx) {
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (socialLabel.length !== socialUrl.length) wrong([], 'The form could not be read. Please try again.')
  if (socialUrl.length > MAX_LINKS) wrong(['socialUrl'], `You can add at most ${MAX_LINKS} links.`)
  socialUrl.forEach((url, index) => {
    if (!socialLabel[index]) wrong(['socialLabel', index], 'Enter a label.')
    if (!isLinkTarget(url)) wrong(['socialUrl', index], INVALID_LINK)
  })
}
