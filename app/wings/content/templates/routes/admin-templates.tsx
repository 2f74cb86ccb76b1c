import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { newTemplatePath } from '../paths'
import { listTemplates } from '../queries.server'
import { templateFilter } from '../template-filter'
import { TemplatesTabs } from '../templates-tabs'
import { TemplateFilters } from '../ui/template-filters'
import { TemplateTable } from '../ui/template-table'
import type { Route } from './+types/admin-templates'

const PAGE_SIZE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = templateFilter.parse(url.searchParams)
  const page = await listTemplates(context.get(databaseContext), filter, parseKeysetCursor(url.searchParams), PAGE_SIZE)
  return { page, isFiltered: templateFilter.isActive(url.searchParams) }
}

export function meta() {
  return noindexMeta('Templates')
}

export default function AdminTemplates({ loaderData: { page, isFiltered } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <PageHeader
        title="Templates"
        text="Generate pages from variables, one by one or in bulk."
        actions={<NewTemplate />}
      >
        <TemplatesTabs />
      </PageHeader>
      <TemplateFilters />
      <TemplateTable
        templates={page.rows}
        isStale={state === 'loading'}
        empty={<NoTemplates isFiltered={isFiltered} />}
      />
      <KeysetPagination before={page.before} after={page.after} />
    </>
  )
}

function NewTemplate() {
  return (
    <ButtonLink to={newTemplatePath} variant="primary" icon={Plus}>
      New template
    </ButtonLink>
  )
}

function NoTemplates({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No templates found" text="Try changing the filters." />
  return (
    <EmptyState
      title="No templates yet"
      text="Create a template to generate drafts from variables."
      action={<NewTemplate />}
    />
  )
}
