import type { Picture } from '~/wings/site/media/picture'

export interface NamedLink {
  label: string
  url: string
}

/** Who the studio is, as every page shows it. */
export interface Brand {
  name: string
  tagline: string
  description: string
  legalName: string
  contactEmail: string
  socialLinks: NamedLink[]
  /** Shown with links to the home page, and to pages for which none is drawn. */
  socialPicture: Picture | null
  /** Where the "try" link leads: the AI product manager's sign-in. */
  tryUrl: string
  /** Stands before the name; null for the drawn one. */
  logo: Picture | null
  /** Of the accent colour, in degrees of OKLCH. */
  hue: number
  /** The links of the bar at the top; null for those that the site comes with. */
  navigation: NamedLink[] | null
  /** By whose clocks days begin and end where visits are counted: `Europe/Lisbon`. */
  timeZone: string
  /** In which content is written, as a tag ("de"); a page may have one of its own. */
  language: string
}

// between them every accent can be read in both themes; teal in particular cannot be dark enough and still be teal
export const HUE_RANGE = { from: -125, to: 150 }

export const defaultNavigation: NamedLink[] = [
  { url: '/', label: 'Home' },
  { url: '/tools', label: 'Products' },
  { url: '/product-leadership', label: 'Services' },
  { url: '/about', label: 'About' },
  { url: '/blog', label: 'Blog' },
]

export const defaultBrand: Brand = {
  name: 'Harbor',
  tagline: 'Ready-made software, senior product sense',
  description: 'A product studio that sells ready-made software and lends senior product leads.',
  legalName: 'Harbor Studio',
  contactEmail: 'hello@harbor.example',
  socialLinks: [],
  socialPicture: null,
  tryUrl: '/planner/login',
  logo: null,
  hue: 36,
  navigation: null,
  timeZone: 'UTC',
  language: 'en',
}
