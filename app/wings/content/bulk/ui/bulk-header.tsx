import { PageHeader } from '~/ui/workspace/page-header'
import { TemplatesTabs } from '~/wings/content/templates/templates-tabs'

/** The head that the screens of bulk pages share. */
export function BulkHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader
      title="Bulk generate"
      text="A page of each row of a table: checked first, made in the background, undone as a whole."
      actions={actions}
    >
      <TemplatesTabs />
    </PageHeader>
  )
}
