import { FilePlus2, LayoutTemplate, Package } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { PageHeader } from '~/ui/workspace/page-header'
import { newTemplatePath } from '../paths'
import { isTemplateKind, type TemplateKind, templateKindLabels } from '../template'
import { createStarterTemplate } from '../ui/starter-template'
import { TemplateEditor } from '../ui/template-editor'

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta() {
  return noindexMeta('New template')
}

export default function NewTemplate() {
  const [params] = useSearchParams()
  // who asks for a new template again gets another one
  const { key } = useLocation()
  const kind = params.get('kind')
  if (!isTemplateKind(kind)) return <ChooseKind />
  return (
    <TemplateEditor key={`${kind} ${key}`} opened={{ id: null, revision: 0, state: createStarterTemplate(kind) }} />
  )
}

const about: Record<TemplateKind, { icon: typeof Package; text: string }> = {
  'landing-page': { icon: LayoutTemplate, text: 'Block-based pages, such as one per city or industry.' },
  post: { icon: FilePlus2, text: 'Posts with the same structure, such as release notes.' },
  product: { icon: Package, text: 'Product tagline, description, features and FAQ.' },
}

function ChooseKind() {
  return (
    <>
      <PageHeader title="New template" text="Template type" />
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-3">
        {Object.entries(templateKindLabels).map(([kind, label]) => {
          const { icon: Icon, text } = about[kind as TemplateKind]
          return (
            <li key={kind}>
              <Link
                to={`${newTemplatePath}?kind=${kind}`}
                className="grid h-full content-start gap-2 rounded-md border border-line bg-surface p-4 hover:border-faint hover:bg-wash"
              >
                <Icon size={20} aria-hidden="true" className="text-muted" />
                <span className="font-semibold">{label}</span>
                <span className="text-dense text-muted">{text}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
