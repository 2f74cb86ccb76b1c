import { Form, href, redirect, useActionData, useNavigation } from 'react-router'
import { isUuid } from '~/platform/database/is-uuid'
import { isFormFailure } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { newTemplatePath } from '~/wings/content/templates/paths'
import { listTemplates } from '~/wings/content/templates/queries.server'
import { listDataSets } from '../data-sets.queries.server'
import { findRun } from '../queries.server'
import { saveSubmittedTable } from '../save-submitted-table.commands.server'
import { tableForm } from '../table-form'
import { BulkHeader } from '../ui/bulk-header'
import { runColumnsPath } from '../ui/paths'
import { TableSourceFields } from '../ui/table-source-fields'
import type { Route } from './+types/admin-run-table'

const MAX_TEMPLATES = 500

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const updates = url.searchParams.get('updates') ?? ''
  const updated = isUuid(updates) ? await findRun(db, updates) : undefined
  const { rows } = await listTemplates(db, { q: '' }, {}, MAX_TEMPLATES)
  const chosen = updated?.templateId ?? url.searchParams.get('template') ?? ''
  return { templates: rows.map(({ id, name }) => ({ id, name })), dataSets: await listDataSets(db), chosen, updated }
}

/** Takes a table and goes on to its columns. */
export function action({ request, context }: Route.ActionArgs) {
  return submit(request, tableForm, async (form) => {
    const tableId = await saveSubmittedTable(context.get(databaseContext), form)
    const { template, updates } = form
    return redirect(runColumnsPath(tableId, { template, ...(updates && { updates }) }))
  })
}

export function meta() {
  return noindexMeta('New run – Bulk generate')
}

export default function AdminRunTable({ loaderData }: Route.ComponentProps) {
  const { templates, dataSets, chosen, updated } = loaderData
  const reply = useActionData<typeof action>()
  const failure = isFormFailure(reply) ? reply : undefined
  const isBusy = useNavigation().state !== 'idle'
  if (templates.length === 0) return <NoTemplates />
  return (
    <>
      <BulkHeader />
      <Form
        method="post"
        action={href('/admin/bulk-generate/new')}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-3xl gap-6"
      >
        <h2 className="text-base font-semibold">{updated ? `Update “${updated.title}”` : 'New run'}</h2>
        {failure && Object.keys(failure.fieldErrors).length === 0 && <Notice kind="error" title={failure.formError} />}
        {updated && <input type="hidden" name="updates" value={updated.id} />}
        <Field
          label="Template"
          error={failure?.fieldErrors.template}
          hint={updated && 'Uses the latest saved version.'}
        >
          {(control) => (
            <Select
              {...control}
              name="template"
              defaultValue={chosen}
              options={[
                { value: '', label: 'Choose …' },
                ...templates.map(({ id, name }) => ({ value: id, label: name || 'Untitled' })),
              ]}
              className="w-full max-w-md"
            />
          )}
        </Field>
        <TableSourceFields dataSets={dataSets} failure={failure} />
        <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-start">
          {isBusy ? 'Uploading …' : 'Upload'}
        </Button>
      </Form>
    </>
  )
}

function NoTemplates() {
  return (
    <>
      <BulkHeader />
      <EmptyState
        title="No templates yet"
        text="Create a template first."
        action={
          <ButtonLink to={newTemplatePath} variant="primary">
            New template
          </ButtonLink>
        }
      />
    </>
  )
}
