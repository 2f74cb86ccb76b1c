import type { RouterContextProvider } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { sitePageSlugAt } from '~/wings/content/landing-pages/site-pages'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import { findBrand } from '~/wings/site/settings/queries.server'
import { ancestorPaths } from '~/wings/web/seo/breadcrumbs'
import { findPageSeoContext } from '~/wings/web/seo/queries.server'
import { findTitleTemplates, titleTemplateTag } from '~/wings/web/title-templates/queries.server'
import { titleTemplateKindFor } from './title-template-kind'

/** The loader of every layout around public pages. */
export async function loadPageSeo({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const path = url.pathname.replace(/(?<!\/)\/+$/, '') || '/'
  context.get(pageContext).addCacheTags(...ancestorPaths(path).map((part) => `seo:${part}`))
  const db = context.get(databaseContext)
  const kind = titleTemplateKindFor(path)
  if (kind) context.get(pageContext).addCacheTags(titleTemplateTag(kind))
  const titleTemplate = kind && (await findTitleTemplates(db))[kind]
  const isWritten = titleTemplate && (titleTemplate.title || titleTemplate.description)
  const page = await findPageSeoContext(db, path)
  const isContent = kind && (kind !== 'site' || sitePageSlugAt(path) !== undefined)
  const language = page.seo?.language ?? (isContent ? (await findBrand(db)).language : INTERFACE_LANGUAGE)
  return { seo: { ...page, language, ...(isWritten && { titleTemplate }) } }
}
