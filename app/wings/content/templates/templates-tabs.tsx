import { LinkTabs } from '~/ui/workspace/link-tabs'
import { templatesPath } from './paths'

const tabs = [
  { to: templatesPath, label: 'Templates' },
  { to: '/admin/bulk-generate', label: 'Bulk generate', alsoAt: ['/admin/bulk-generate/new'] },
  { to: '/admin/bulk-generate/data-sets', label: 'Data sets' },
]

/** What is made with templates: one page at a time, or many from a table. */
export function TemplatesTabs() {
  return <LinkTabs label="Templates" tabs={tabs} />
}
