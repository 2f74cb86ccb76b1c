import { PageHeader } from '~/ui/workspace/page-header'
import { TemplatesTabs } from '~/wings/content/templates/templates-tabs'

/** The head that the screens of bulk pages share. */
export function BulkHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader title="Bulk generate" text="Generate a page from each row of a table." actions={actions}>
      <TemplatesTabs />
    </PageHeader>
  )
}
