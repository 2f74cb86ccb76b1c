import type { Picture } from '~/wings/site/media/picture'

export interface NamedLink {
  label: string
  url: string
}

/** An entry of the bar at the top, and those that open below it. */
export interface NavigationItem extends NamedLink {
  /** Absent: none. An entry that has some may lead nowhere itself, with an empty `url`. */
  children?: NamedLink[]
}

export interface FooterColumn {
  title: string
  links: NamedLink[]
}

/** Who the studio is, as every page shows it. */
export interface Brand {
  name: string
  tagline: string
  description: string
  legalName: string
  /** Of the legal entity, in lines; empty: not shown. */
  address: string
  /** Where people reach the studio and where its notices go; empty: it is not shown, and what comes in is kept in the inbox. */
  contactEmail: string
  /** When somebody answers, as the contact page says it; empty: it says nothing. */
  officeHours: string
  socialLinks: NamedLink[]
  /** Shown with links to the home page, and to pages for which none is drawn. */
  socialPicture: Picture | null
  /** Where the "try" link leads: the AI product manager's sign-in. */
  tryUrl: string
  /** Stands before the name; null for the drawn one. */
  logo: Picture | null
  /** Of the accent colour, in degrees of OKLCH. */
  hue: number
  /** The entries of the bar at the top; null for those that the site comes with. */
  navigation: NavigationItem[] | null
  /** The columns of links at the end of every page; null for those that the site comes with. */
  footer: FooterColumn[] | null
  /** By whose clocks days begin and end where visits are counted: `Europe/Lisbon`. */
  timeZone: string
  /** In which content is written, as a tag ("de"); a page may have one of its own. */
  language: string
  /** In which new products are priced and reports are summed, as an ISO 4217 code. */
  currency: string
}

// between them every accent can be read in both themes; teal in particular cannot be dark enough and still be teal
export const HUE_RANGE = { from: -125, to: 150 }

export const defaultBrand: Brand = {
  name: 'Studio',
  tagline: '',
  description: '',
  legalName: 'Studio',
  address: '',
  contactEmail: '',
  officeHours: '',
  socialLinks: [],
  socialPicture: null,
  tryUrl: '/planner/login',
  logo: null,
  hue: 36,
  navigation: null,
  footer: null,
  timeZone: 'UTC',
  language: 'en',
  currency: 'USD',
}
