type SeoTextName = 'metaTitle' | 'metaDescription' | 'ogTitle' | 'ogDescription' | 'twitterTitle' | 'twitterDescription'

export type SeoTexts = Record<SeoTextName, string>

/** What a page says of itself. */
interface OwnTexts {
  /** In search results. */
  title: string
  /** In networks, which name the site apart. */
  name: string
  description: string
}

/** What search engines and networks show of a page: what is set, else the next best text, at last the page's own. */
export function resolveSeoTexts(written: Partial<Record<SeoTextName, string | null>>, own: OwnTexts): SeoTexts {
  const given = (name: SeoTextName) => written[name]?.trim()
  const metaDescription = given('metaDescription') || own.description
  const ogTitle = given('ogTitle') || given('metaTitle') || own.name
  const ogDescription = given('ogDescription') || metaDescription
  return {
    metaTitle: given('metaTitle') || own.title,
    metaDescription,
    ogTitle,
    ogDescription,
    twitterTitle: given('twitterTitle') || ogTitle,
    twitterDescription: given('twitterDescription') || ogDescription,
  }
}
