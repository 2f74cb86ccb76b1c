import type { Picture } from '~/domains/media/picture'

/** Who the studio is, as every page shows it. */
export interface Brand {
  name: string
  tagline: string
  description: string
  legalName: string
  contactEmail: string
  socialLinks: { label: string; url: string }[]
  /** Shown with links to pages that have no picture of their own. */
  socialPicture: Picture | null
  /** Where the "try" link leads: the AI product manager's sign-in. */
  tryUrl: string
}

export const defaultBrand: Brand = {
  name: 'Harbor',
  tagline: 'Ready-made software, senior product sense',
  description: 'A product studio that sells ready-made software and lends senior product leads.',
  legalName: 'Harbor Studio',
  contactEmail: 'hello@harbor.example',
  socialLinks: [],
  socialPicture: null,
  tryUrl: '/planner/login',
}
