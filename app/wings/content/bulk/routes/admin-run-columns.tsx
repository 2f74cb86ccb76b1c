import { Form, type RouterContextProvider, redirect, useActionData, useNavigation } from 'react-router'
import { createAiClient } from '~/platform/ai/ai-client.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { DomainError, notFound } from '~/platform/errors/errors'
import { isFormFailure } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { adminContext } from '~/wings/site/admin-context.server'
import { type AiInstructions, DEFAULT_AI_REQUESTS } from '../ai-texts/ai-instructions'
import { type ColumnMapping, suggestMapping } from '../column-mapping'
import { createRunFromForm } from '../create-run-from-form.server'
import { findDataTable, findDataTableRows } from '../data-tables.commands.server'
import { findRun } from '../queries.server'
import { DEFAULT_REFUSE_THRESHOLD, DEFAULT_WARN_THRESHOLD } from '../run'
import { findRunTemplate } from '../run-dependencies.server'
import { runForm } from '../run-form'
import { BulkHeader } from '../ui/bulk-header'
import { ColumnsForm } from '../ui/columns-form'
import { bulkRunPath, newBulkRunPath } from '../ui/paths'
import { TablePreview } from '../ui/table-preview'
import type { Route } from './+types/admin-run-columns'

const SHOWN_ROWS = 5

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const table = await loadTable(context, params.tableId)
  const template = await orNotFound(() => findRunTemplate(db, url.searchParams.get('template') ?? ''))
  const rows = await findDataTableRows(db, table.id, 1, SHOWN_ROWS)
  const { variables, id, title } = template
  const updated = await findUpdatedRun(db, url.searchParams.get('updates'))
  const mapping = { ...suggestMapping(table.columns, variables), ...(updated?.mapping as ColumnMapping | undefined) }
  const {
    keyColumn = null,
    warnThreshold = DEFAULT_WARN_THRESHOLD,
    refuseThreshold = DEFAULT_REFUSE_THRESHOLD,
  } = updated ?? {}
  const written = (updated?.instructions ?? {}) as AiInstructions
  const asking = { aiName: createAiClient(context.get(environmentContext))?.provider ?? null, instructions: written }
  const columns = { columns: table.columns, rowCount: table.rowCount, tableId: table.id, templateId: id }
  return {
    table,
    rows: rows.map(({ cells }) => cells),
    template: { id, title },
    updates: updated?.id ?? '',
    given: {
      ...columns,
      variables,
      mapping,
      title: updated?.title ?? title,
      keyColumn,
      warnThreshold,
      refuseThreshold,
      ...asking,
      maxAiRequests: updated?.maxAiRequests || DEFAULT_AI_REQUESTS,
    },
  }
}

/** Begins the run: its rows are judged first. */
export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return submit(request, runForm, async (form) => {
    const table = await loadTable(context, params.tableId)
    const template = await findRunTemplate(db, form.template)
    const hasAi = createAiClient(context.get(environmentContext)) !== undefined
    return redirect(bulkRunPath(await createRunFromForm(db, by, { form, template, table, hasAi })))
  })
}

async function loadTable(context: Readonly<RouterContextProvider>, tableId: string) {
  const table = isUuid(tableId) ? await findDataTable(context.get(databaseContext), tableId) : undefined
  if (!table) throw notFound('Table')
  return table
}

async function orNotFound<Result>(work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    throw error instanceof DomainError ? notFound('Template') : error
  }
}

async function findUpdatedRun(db: Database, id: string | null) {
  return isUuid(id ?? '') ? findRun(db, id ?? '') : undefined
}

export function meta() {
  return noindexMeta('Map columns – Bulk generate')
}

export default function AdminRunColumns({ loaderData }: Route.ComponentProps) {
  const { table, rows, template, updates, given } = loaderData
  const reply = useActionData<typeof action>()
  const failure = isFormFailure(reply) ? reply : undefined
  const isBusy = useNavigation().state !== 'idle'
  const back = `${newBulkRunPath}?${new URLSearchParams({ template: template.id, ...(updates && { updates }) })}`
  return (
    <>
      <BulkHeader />
      <Form method="post" noValidate className="grid max-w-3xl gap-6">
        <h2 className="text-base font-semibold">
          {updates ? 'Update' : 'New run'} with “{template.title || 'Untitled'}”
        </h2>
        {failure && <Notice kind="error" title={failure.formError} />}
        <TablePreview columns={table.columns} rows={rows} rowCount={table.rowCount} />
        <input type="hidden" name="template" value={template.id} />
        <input type="hidden" name="updates" value={updates} />
        <ColumnsForm data={given} failure={failure} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={isBusy}>
            Preview import
          </Button>
          <ButtonLink to={back}>Choose another table</ButtonLink>
        </div>
        <p className="text-dense text-muted">Nothing is generated yet.</p>
      </Form>
    </>
  )
}
