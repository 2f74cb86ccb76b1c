import { usePieceScreen } from '../../screen-context'

/** What search engines and networks will show: its own words where there are any, else the piece's. */
export function useSeoWords() {
  const { writing, brandName, origin, kind } = usePieceScreen()
  const { title, slug, seo } = writing.content
  const description = kind.descriptionOf(writing.content).trim()
  const own = title.trim() || 'Untitled'
  return {
    title: seo.metaTitle.trim() || `${own} – ${brandName}`,
    description: seo.metaDescription.trim() || description,
    socialTitle: seo.ogTitle.trim() || seo.metaTitle.trim() || own,
    socialDescription: seo.ogDescription.trim() || seo.metaDescription.trim() || description,
    host: origin.replace(/^https?:\/\//, ''),
    path: kind.pathOf(slug || '…'),
  }
}

export type SeoWords = ReturnType<typeof useSeoWords>
