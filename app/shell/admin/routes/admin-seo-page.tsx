import { ArrowLeft } from 'lucide-react'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { builtInPages } from '~/shell/public-pages'
import { ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { findPageSettings, findPageTitle } from '~/wings/seo-tools/page-settings/page-settings.queries.server'
import { PageSettingsForm } from '~/wings/seo-tools/page-settings/page-settings-form'
import { readPagePathParam } from '~/wings/seo-tools/page-settings/read-page-path-param.server'
import { findTitleTemplates } from '~/wings/web/title-templates/queries.server'
import { renderPageTitle } from '~/wings/web/title-templates/render-page-title'
import {
  emptyTitleTemplate,
  renderTitleTemplate,
  siteTemplateVariables,
} from '~/wings/web/title-templates/title-template'
import { titleTemplateKindFor } from '../../seo/title-template-kind'
import { findTemplateVariables } from '../../seo/title-template-variables.server'
import { useBrand } from '../../ui/use-brand'
import type { Route } from './+types/admin-seo-page'

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const path = readPagePathParam(url)
  const title = (await findPageTitle(db, path)) ?? builtInPages.find((page) => page.path === path)?.title
  if (title === undefined) throw notFound('Page')
  const words = (await findTemplateVariables(db, path)) ?? { title, description: '' }
  const kind = titleTemplateKindFor(path)
  const pattern = kind ? (await findTitleTemplates(db))[kind] : emptyTitleTemplate
  return { path, title, words, pattern, stored: await findPageSettings(db, path) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`${loaderData?.title ?? 'Page'} – SEO Settings`)
}

export default function AdminSeoPage({ loaderData }: Route.ComponentProps) {
  const { path, title, stored, words, pattern } = loaderData
  const studio = useBrand()
  const all = { ...words, ...siteTemplateVariables(studio) }
  const own = {
    path,
    brandName: studio.brand.name,
    host: studio.origin.replace(/^https?:\/\//, ''),
    name: words.title ?? title,
    title: path === '/' ? title : renderPageTitle(pattern.title, all),
    description: renderTitleTemplate(pattern.description, all) || (words.description ?? ''),
  }
  return (
    <>
      <PageHeader
        title={title}
        text={path}
        actions={
          <ButtonLink to="/admin/seo-settings/pages" icon={ArrowLeft} variant="quiet">
            All pages
          </ButtonLink>
        }
      />
      <PageSettingsForm key={path} defaults={own} stored={stored} />
    </>
  )
}
