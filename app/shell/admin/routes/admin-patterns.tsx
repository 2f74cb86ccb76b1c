import { siteTemplateVariables } from '~/domains/patterns/pattern'
import { TitleTemplatesScreen } from '~/domains/patterns/patterns-screen'
import { findTitleTemplates } from '~/domains/patterns/queries.server'
import { databaseContext } from '~/platform/context.server'
import { findTitleTemplateExamples } from '~/shell/pattern-words.server'
import { useBrand } from '~/shell/use-brand'
import type { Route } from './+types/admin-patterns'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return { templates: await findTitleTemplates(db), examples: await findTitleTemplateExamples(db) }
}

export function meta() {
  return [{ title: 'Patterns – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminTitleTemplates({ loaderData }: Route.ComponentProps) {
  const studio = useBrand()
  return (
    <TitleTemplatesScreen {...loaderData} studio={siteTemplateVariables(studio)} host={new URL(studio.origin).host} />
  )
}
