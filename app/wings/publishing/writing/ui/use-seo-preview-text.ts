import { formatDay } from '~/platform/time/dates'
import { useCategories } from '~/wings/publishing/categories/categories-context'
import { useStudioLocale } from '~/wings/site/settings/use-studio-locale'
import { resolveSeoTexts } from '~/wings/web/seo/resolve-seo-texts'
import { renderPageTitle } from '~/wings/web/title-templates/render-page-title'
import { renderTitleTemplate } from '~/wings/web/title-templates/title-template'
import { useTitleTemplate } from '~/wings/web/title-templates/use-title-template'
import { useEntryEditor } from '../entry-editor-context'

/** What search engines and networks will show: its own words where there are any, else the piece's in the way of its kind. */
export function useSeoPreviewText() {
  const { draft, publicationState, siteVariables, origin, config } = useEntryEditor()
  const { slug, seo } = draft.content
  const pattern = useTitleTemplate(config.titleTemplateType)
  const words = config.titleVariables(draft.content, useStudioLocale().language, useCategories())
  const description = config.getDescription(draft.content).trim()
  const own = words.title.trim() || 'Untitled'
  const date = formatDay(new Date(publicationState.publishedAt ?? Date.now()))
  const all = { date, ...words, title: own, description, ...siteVariables }
  const ownTexts = {
    name: own,
    title: renderPageTitle(pattern.title, all),
    description: renderTitleTemplate(pattern.description, all) || description,
  }
  return {
    texts: resolveSeoTexts(seo, ownTexts),
    host: origin.replace(/^https?:\/\//, ''),
    path: config.pathFor(slug || '…'),
  }
}
