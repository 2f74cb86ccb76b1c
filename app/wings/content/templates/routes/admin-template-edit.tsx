import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { Notice } from '~/ui/workspace/notice'
import { findTemplate } from '../queries.server'
import { TemplateEditor } from '../ui/template-editor'
import { pickTemplateState } from '../ui/use-template-editor'
import type { Route } from './+types/admin-template-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findTemplate(context.get(databaseContext), params.templateId)
  if (!found) throw notFound('Template')
  const { id, revision, deletedAt } = found
  return { opened: { id, revision, state: pickTemplateState(found) }, isDeleted: deletedAt !== null }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.opened.state.name || 'Template')
}

export default function EditTemplate({ loaderData: { opened, isDeleted } }: Route.ComponentProps) {
  return (
    <>
      {isDeleted && (
        <div className="mb-4">
          <Notice kind="warning" title="This template is in the trash.">
            Restore it from the list to edit it.
          </Notice>
        </div>
      )}
      <TemplateEditor key={opened.id} opened={opened} />
    </>
  )
}
