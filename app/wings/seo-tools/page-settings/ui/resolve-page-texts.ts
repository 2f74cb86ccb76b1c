import type { PageSettings } from '../page-settings'

/** A page as it speaks of itself when nothing is set. */
export interface PageDefaults {
  path: string
  /** In search results; networks show its name alone. */
  title: string
  name: string
  description: string
  brandName: string
  host: string
}

/** What search engines and networks will show: what is set where anything is, else the page's own words. */
export function resolvePageTexts(settings: PageSettings, own: PageDefaults) {
  const given = (text: string) => text.trim()
  const title = given(settings.metaTitle) || own.title
  const description = given(settings.metaDescription) || own.description
  const networkTitle = given(settings.metaTitle) || own.name
  const socialTitle = given(settings.ogTitle) || networkTitle
  const socialDescription = given(settings.ogDescription) || description
  return {
    title,
    description,
    networkTitle,
    socialTitle,
    socialDescription,
    host: own.host,
    path: own.path,
    cardTitle: given(settings.twitterTitle) || socialTitle,
    cardDescription: given(settings.twitterDescription) || socialDescription,
    image: settings.ogImage,
    cardImage: settings.twitterImage || settings.ogImage,
  }
}

export type ResolvedPageTexts = ReturnType<typeof resolvePageTexts>
