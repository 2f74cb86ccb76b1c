/** Where a link stands: in what somebody wrote, or in what the site puts around it. */
export const linkPlaces = ['body', 'card', 'breadcrumbs', 'navigation', 'footer', 'other'] as const

export type LinkPlace = (typeof linkPlaces)[number]

export interface PageLink {
  /** The address on this site (a path; of lists with the query), or the whole address of another site. */
  to: string
  isInternal: boolean
  /** Its words, or what its picture shows. */
  anchor: string
  place: LinkPlace
  /** The heading above it; empty above the first one. */
  heading: string
  rel: string
}

export interface PageImage {
  src: string
  /** Null: it has none, which is not the same as an empty one. */
  alt: string | null
  width: number | null
  height: number | null
  heading: string
}

export interface PageHeading {
  level: number
  text: string
}

export interface HeadFacts {
  /** The lang attribute of the page. */
  lang: string | null
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  /** The text of each application/ld+json script, in the body too. */
  jsonLd: string[]
}

/** What a rendered page says of itself. */
export interface PageFacts {
  title: string
  description: string
  robots: string
  /** As a path when it is on this site; null when the page names none. */
  canonical: string | null
  /** Everything that search engines read in the head, as it is written there, each as often as it is there. */
  head: HeadFacts
  /** Of the body alone. */
  words: number
  /** The different ones of its title, description and body, in small letters. */
  vocabulary: string[]
  /** Tells whether the words are still the same. */
  textChecksum: string
  /** Of the body, for comparing pages: a MinHash signature as bytes; null for a text too short to be compared. */
  textSignature: Buffer | null
  /** What links may name as parts of the page. */
  elementIds: string[]
  /** Links to parts of this page or of another one on this site, as `/path#part`, each once. */
  fragmentLinks: string[]
  headings: PageHeading[]
  /** What stands between the frame's parts, in the order of the page. */
  links: PageLink[]
  /** What stands around every page of the site: the menu and the footer. */
  boilerplateLinks: PageLink[]
  images: PageImage[]
  /** What the browser of a desktop loads for all of the page: paths of this site, whole addresses of others. */
  loadedImages: string[]
}

/** A page that search engines are not to keep under its address takes no part in what they think of the site. */
export function isIndexable(path: string, { robots, canonical }: Pick<PageFacts, 'robots' | 'canonical'>) {
  return !/\b(noindex|none)\b/i.test(robots) && (canonical === null || canonical === path)
}
