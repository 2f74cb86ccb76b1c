import { Sparkles } from 'lucide-react'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { editTemplatePath } from '../paths'
import { findTemplate } from '../queries.server'
import { templateKindLabels, type UsableTemplate } from '../template'
import { TemplatePreviewPanel } from '../ui/preview-panel'
import { useDraftGenerator } from '../ui/use-draft-generator'
import { VariableValueField } from '../ui/variable-value-field'
import type { Route } from './+types/admin-template-generate'

export async function loader({ context, params }: Route.LoaderArgs): Promise<UsableTemplate> {
  const found = await findTemplate(context.get(databaseContext), params.templateId)
  if (!found || found.deletedAt) throw notFound('Template')
  const { id, revision: version, kind, name, variables, content } = found
  return { id, version, kind, name, variables, content }
}

export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`Generate – ${loaderData?.name ?? 'Template'}`)
}

export default function GenerateFromTemplate({ loaderData: template }: Route.ComponentProps) {
  return <Generate key={template.id} template={template} />
}

function Generate({ template }: { template: UsableTemplate }) {
  const { row, put, make, fields, isBusy, preview } = useDraftGenerator(template)
  const texts = Object.entries(fields).filter(([field]) => !field.startsWith('variables.'))
  return (
    <>
      <PageHeader
        title={template.name}
        text={`Enter values to generate a ${templateKindLabels[template.kind].toLowerCase()} draft.`}
        actions={<ButtonLink to={editTemplatePath(template.id)}>Edit template</ButtonLink>}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
        className="grid grid-cols-1 gap-x-10 gap-y-8 min-[78rem]:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
      >
        <div className="grid min-w-0 max-w-2xl grid-cols-1 content-start gap-5">
          {template.variables.map((variable) => (
            <VariableValueField
              key={variable.name}
              variable={variable}
              value={row[variable.name] ?? ''}
              error={fields[`variables.${variable.name}`]}
              onChange={(value) => put(variable.name, value)}
            />
          ))}
          {texts.length > 0 && (
            <p className="text-dense font-medium text-danger">{texts.map(([, said]) => said).join(' ')}</p>
          )}
          <Button type="submit" variant="primary" icon={Sparkles} disabled={isBusy} className="justify-self-start">
            Generate draft
          </Button>
        </div>
        <div className="min-w-0 min-[78rem]:sticky min-[78rem]:top-6 min-[78rem]:self-start">
          <TemplatePreviewPanel kind={template.kind} names={[]} {...preview} />
        </div>
      </form>
    </>
  )
}
