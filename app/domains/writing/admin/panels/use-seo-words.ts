import { pageTitle } from '~/domains/patterns/page-title'
import { fillPattern } from '~/domains/patterns/pattern'
import { usePatternOf } from '~/domains/patterns/use-pattern-of'
import { formatDay } from '~/platform/dates'
import { usePieceScreen } from '../../screen-context'

/** What search engines and networks will show: its own words where there are any, else the piece's in the way of its kind. */
export function useSeoWords() {
  const { writing, publicState, studio, origin, kind } = usePieceScreen()
  const { slug, seo } = writing.content
  const pattern = usePatternOf(kind.patternKind)
  const words = kind.patternWords(writing.content)
  const description = kind.descriptionOf(writing.content).trim()
  const own = words.title.trim() || 'Untitled'
  const date = formatDay(new Date(publicState.publishedAt ?? Date.now()))
  const all = { date, ...words, title: own, description, ...studio }
  const shownDescription = seo.metaDescription.trim() || fillPattern(pattern.description, all) || description
  return {
    title: seo.metaTitle.trim() || pageTitle(pattern.title, all),
    description: shownDescription,
    socialTitle: seo.ogTitle.trim() || seo.metaTitle.trim() || own,
    socialDescription: seo.ogDescription.trim() || shownDescription,
    host: origin.replace(/^https?:\/\//, ''),
    path: kind.pathOf(slug || '…'),
  }
}

export type SeoWords = ReturnType<typeof useSeoWords>
