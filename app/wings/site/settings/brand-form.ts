import { z } from 'zod'
import { optionalEmailField } from '~/platform/forms/email-field'
import { isCurrency } from '~/platform/text/currencies'
import { isTimeZone } from '~/platform/time/zoned-time'
import { type Brand, defaultFooter, defaultNavigation, HUE_RANGE, type NamedLink } from './brand'
import { languageSchema } from './content-language-schema'

const MAX_LINKS = 8
const line = (longest: number) => z.string().trim().max(longest, `Use ${longest} characters or fewer.`)
const list = (longest: number) =>
  z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(line(longest)))

const INVALID_LINK = 'Enter a path such as /about or a URL that starts with https://.'

/** Whether a link may lead there: a page of this site, or an address of the web. */
function isLinkTarget(text: string) {
  return /^\/(?![/\\])/.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text))
}

const checksum = z.union([z.literal(''), z.string().regex(/^[0-9a-f]{32}$/)]).default('')

const MAX_FOOTER_COLUMNS = 4
const MAX_FOOTER_LINKS = 12

const footerColumns = z
  .array(
    z.object({
      title: line(40).min(1, 'Enter a title.'),
      links: z
        .array(
          z.object({
            label: line(40).min(1, 'Enter a label.'),
            url: line(500).refine(isLinkTarget, INVALID_LINK),
          }),
        )
        .max(MAX_FOOTER_LINKS, `You can add at most ${MAX_FOOTER_LINKS} links.`),
    }),
  )
  .max(MAX_FOOTER_COLUMNS, `You can add at most ${MAX_FOOTER_COLUMNS} columns.`)

/** What a field sends as JSON; what cannot be read is a wrong value. */
function jsonField<Value extends z.ZodType>(schema: Value) {
  return z.preprocess((sent) => {
    if (typeof sent !== 'string') return sent ?? defaultFooter
    try {
      return JSON.parse(sent)
    } catch {
      return undefined
    }
  }, schema)
}

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

/** What the form of the studio sends; lists of links come as one list of names and one of addresses. */
export const brandForm = brandFields
  .extend({
    socialLabel: list(30),
    socialUrl: list(500),
    navigationLabel: list(30),
    navigationUrl: list(500),
    footer: jsonField(footerColumns),
  })
  .superRefine((form, context) => {
    for (const name of ['social', 'navigation'] as const) checkLinks(name, form, context)
  })
  .transform(({ socialLabel, socialUrl, navigationLabel, navigationUrl, ...form }) => ({
    ...form,
    socialLinks: pairLinks(socialLabel, socialUrl),
    navigation: nullIfDefaultNavigation(pairLinks(navigationLabel, navigationUrl)),
    footer: isDefaultFooter(form.footer) ? null : form.footer,
  }))

export type BrandForm = z.output<typeof brandForm>

type LinkLists = Record<'socialLabel' | 'socialUrl' | 'navigationLabel' | 'navigationUrl', string[]>

function checkLinks(name: 'social' | 'navigation', form: LinkLists, context: z.RefinementCtx) {
  const [labels, urls] = [form[`${name}Label`], form[`${name}Url`]]
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (labels.length !== urls.length) wrong([], 'The form could not be read. Please try again.')
  if (urls.length > MAX_LINKS) wrong([`${name}Url`], `You can add at most ${MAX_LINKS} links.`)
  urls.forEach((url, index) => {
    if (!labels[index]) wrong([`${name}Label`, index], 'Enter a label.')
    if (!isLinkTarget(url)) wrong([`${name}Url`, index], INVALID_LINK)
  })
}

function pairLinks(labels: string[], urls: string[]): NamedLink[] {
  return urls.map((url, index) => ({ label: labels[index] ?? '', url }))
}

function isDefaultFooter(columns: z.output<typeof footerColumns>) {
  return JSON.stringify(columns) === JSON.stringify(footerColumns.parse(defaultFooter))
}

function nullIfDefaultNavigation(links: NamedLink[]): Brand['navigation'] {
  const isUsual =
    links.length === defaultNavigation.length &&
    links.every(
      ({ label, url }, index) => label === defaultNavigation[index]?.label && url === defaultNavigation[index]?.url,
    )
  return isUsual || links.length === 0 ? null : links
}
