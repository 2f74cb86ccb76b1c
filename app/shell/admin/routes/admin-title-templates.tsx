import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { findTitleTemplates } from '~/wings/web/title-templates/queries.server'
import { siteTemplateVariables } from '~/wings/web/title-templates/title-template'
import { TitleTemplatesScreen } from '~/wings/web/title-templates/title-templates-screen'
import { findTitleTemplateExamples } from '../../seo/title-template-variables.server'
import { useBrand } from '../../ui/use-brand'
import type { Route } from './+types/admin-title-templates'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return { templates: await findTitleTemplates(db), examples: await findTitleTemplateExamples(db) }
}

export function meta() {
  return noindexMeta('Meta templates – SEO Settings')
}

export default function AdminTitleTemplates({ loaderData }: Route.ComponentProps) {
  const studio = useBrand()
  return (
    <TitleTemplatesScreen {...loaderData} studio={siteTemplateVariables(studio)} host={new URL(studio.origin).host} />
  )
}
