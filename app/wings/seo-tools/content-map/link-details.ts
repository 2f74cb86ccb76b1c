import type { LinkSentence } from '~/wings/seo-tools/internal-links/link-sentence.queries.server'

/** What is known of the links from one page to another, as the screen is told. */
export interface LinkDetails {
  /** Those of menu and footer left out, in the order of the page. */
  links: { position: number; anchor: string; place: string; heading: string; rel: string }[]
  /** Where the text of the first page is written; null: it is a part of the site itself. */
  editorPath: string | null
  /** When no text links yet: the sentence that could. `linked`: a text does by now, and its page will soon be read again. */
  sentence: LinkSentence | 'linked' | null
}
