/** A page as a visitor was given it. Whoever reads the page fills this in. */
export interface RenderedFacts {
  path: string
  status: number
  /** The addresses that were passed on the way here, the first one asked for first. */
  redirectedFrom: readonly string[]
  lang: string | null
  /** Each title element there is. */
  titles: readonly string[]
  /** Each meta description there is. */
  descriptions: readonly string[]
  /** Each canonical address there is, whole. */
  canonicals: readonly string[]
  /** The content of the robots meta and of X-Robots-Tag, in one line; empty for none. */
  robots: string
  headings: readonly { level: number; text: string }[]
  images: readonly RenderedImage[]
  /** What its browser loads, each once. */
  pictures: readonly LoadedImage[]
  links: readonly RenderedLink[]
  /** Links to parts of this page and of others on this site, each once. */
  fragmentLinks: readonly FragmentLink[]
  /** Of the links to other sites those that somebody asked, with what answered. */
  externalLinks: readonly ExternalLink[]
  /** The text of each application/ld+json script. */
  jsonLd: readonly string[]
  /** HTML, uncompressed. */
  bytes: number
}

export interface RenderedImage {
  src: string
  alt: string | null
  width: number | null
  height: number | null
}

/** A picture in the size and format that a desktop is sent. */
export interface LoadedImage {
  src: string
  /** Null when nobody knows: it is not from the library. */
  bytes: number | null
}

export interface RenderedLink {
  href: string
  text: string
  /** What the address answers in the end; null when nobody has asked it, 0 when nothing answers. */
  status: number | null
  /** How many redirects lie between. */
  redirects: number
  /** It stands in the text and leads to a page of this site that search engines are kept away from. */
  isNoindex: boolean
}

export interface FragmentLink {
  /** `/path#part` */
  href: string
  /** Whether the page has that part. */
  isFound: boolean
}

export interface ExternalLink {
  href: string
  text: string
  /** `moved`: for good, to `redirectsTo`; `insecure`: linked by http while https answers there. */
  state: 'fine' | 'broken' | 'moved' | 'insecure'
  /** Null: nothing answered. */
  status: number | null
  redirectsTo: string | null
}
