/** A page of a made-up site, as somebody wrote it. Its address is `/blog/` and its slug. */
export interface FaultyPage {
  slug: string
  language: 'en' | 'de' | 'es'
  title: string
  description: string
  body: string
  robots?: string
  canonical?: string
  keyphrase?: string
}
