import { formatDay } from '~/platform/time/dates'
import { renderPageTitle } from '~/wings/web/title-templates/render-page-title'
import { renderTitleTemplate } from '~/wings/web/title-templates/title-template'
import { useTitleTemplate } from '~/wings/web/title-templates/use-title-template'
import { useEntryEditor } from '../entry-editor-context'

/** What search engines and networks will show: its own words where there are any, else the piece's in the way of its kind. */
export function useSeoPreviewText() {
  const {
    draft: writing,
    publicationState: publicState,
    siteVariables: studio,
    origin,
    config: kind,
  } = useEntryEditor()
  const { slug, seo } = writing.content
  const pattern = useTitleTemplate(kind.titleTemplateType)
  const words = kind.titleVariables(writing.content)
  const description = kind.getDescription(writing.content).trim()
  const own = words.title.trim() || 'Untitled'
  const date = formatDay(new Date(publicState.publishedAt ?? Date.now()))
  const all = { date, ...words, title: own, description, ...studio }
  const shownDescription = seo.metaDescription.trim() || renderTitleTemplate(pattern.description, all) || description
  return {
    title: seo.metaTitle.trim() || renderPageTitle(pattern.title, all),
    description: shownDescription,
    socialTitle: seo.ogTitle.trim() || seo.metaTitle.trim() || own,
    socialDescription: seo.ogDescription.trim() || shownDescription,
    host: origin.replace(/^https?:\/\//, ''),
    path: kind.pathFor(slug || '…'),
  }
}

export type SeoPreviewText = ReturnType<typeof useSeoPreviewText>
