import { formatDay } from '~/platform/time/dates'
import { useCategories } from '~/wings/publishing/categories/categories-context'
import { renderPageTitle } from '~/wings/web/title-templates/render-page-title'
import { renderTitleTemplate } from '~/wings/web/title-templates/title-template'
import { useTitleTemplate } from '~/wings/web/title-templates/use-title-template'
import { useEntryEditor } from '../entry-editor-context'

/** What search engines and networks will show: its own words where there are any, else the piece's in the way of its kind. */
export function useSeoPreviewText() {
  const { draft, publicationState, siteVariables, origin, config } = useEntryEditor()
  const { slug, seo } = draft.content
  const pattern = useTitleTemplate(config.titleTemplateType)
  const words = config.titleVariables(draft.content, useCategories())
  const description = config.getDescription(draft.content).trim()
  const own = words.title.trim() || 'Untitled'
  const date = formatDay(new Date(publicationState.publishedAt ?? Date.now()))
  const all = { date, ...words, title: own, description, ...siteVariables }
  const shownDescription = seo.metaDescription.trim() || renderTitleTemplate(pattern.description, all) || description
  return {
    title: seo.metaTitle.trim() || renderPageTitle(pattern.title, all),
    description: shownDescription,
    socialTitle: seo.ogTitle.trim() || seo.metaTitle.trim() || own,
    socialDescription: seo.ogDescription.trim() || shownDescription,
    host: origin.replace(/^https?:\/\//, ''),
    path: config.pathFor(slug || '…'),
  }
}

export type SeoPreviewText = ReturnType<typeof useSeoPreviewText>
