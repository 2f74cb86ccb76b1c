import { usePostScreen } from '../screen/writing-context'

/** What search engines and networks will show: its own words where there are any, else the post's. */
export function useSeoWords() {
  const { writing, brandName, origin } = usePostScreen()
  const { title, description, slug, seo } = writing.content
  const own = title.trim() || 'Untitled'
  return {
    title: seo.metaTitle.trim() || `${own} – ${brandName}`,
    description: seo.metaDescription.trim() || description.trim(),
    socialTitle: seo.ogTitle.trim() || seo.metaTitle.trim() || own,
    socialDescription: seo.ogDescription.trim() || seo.metaDescription.trim() || description.trim(),
    host: origin.replace(/^https?:\/\//, ''),
    slug: slug || '…',
  }
}

export type SeoWords = ReturnType<typeof useSeoWords>
