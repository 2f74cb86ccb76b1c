import { ArrowLeft } from 'lucide-react'
import { findPageSettings, findPageTitle } from '~/domains/page-settings/find-page-settings.server'
import { PageSettingsForm } from '~/domains/page-settings/page-settings-form'
import { readPagePathParam } from '~/domains/page-settings/settings-path.server'
import { renderPageTitle } from '~/domains/patterns/page-title'
import { emptyTitleTemplate, renderTitleTemplate, siteTemplateVariables } from '~/domains/patterns/pattern'
import { findTitleTemplates } from '~/domains/patterns/queries.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { titleTemplateKindFor } from '~/shell/pattern-kind'
import { findTemplateVariables } from '~/shell/pattern-words.server'
import { builtInPages } from '~/shell/public-pages'
import { useBrand } from '~/shell/use-brand'
import { ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
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
  return [{ title: `${loaderData?.title ?? 'Page'} – SEO Settings` }, { name: 'robots', content: 'noindex' }]
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
