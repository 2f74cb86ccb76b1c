/** A page of the made-up site, with the pages that an editor would link from its text. */
export interface SamplePage {
  slug: string
  title: string
  keywords?: string[]
  isPillar?: boolean
  body: string
  links: string[]
}
