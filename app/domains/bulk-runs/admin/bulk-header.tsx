import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'
import { dataSetsPath, runsPath } from './paths'

const tabs = [
  { to: runsPath, label: 'Runs' },
  { to: dataSetsPath, label: 'Data sets' },
]

/** The head that the screens of bulk pages share. */
export function BulkHeader({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader
      title="Bulk generate"
      text="A page of each row of a table: checked first, made in the background, undone as a whole."
      actions={actions}
    >
      <LinkTabs label="Bulk generate" tabs={tabs} />
    </PageHeader>
  )
}
