import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { ButtonLink } from '~/ui/workspace/button'
import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'

/** The head of one's plans and of their trash. */
export function PlansHeader() {
  const tabs = [
    { to: href('/planner/dashboard'), label: 'All plans' },
    { to: href('/planner/dashboard/trash'), label: 'Trash' },
  ]
  return (
    <PageHeader
      title="Plans"
      actions={
        <ButtonLink variant="primary" icon={Plus} to={href('/planner/new')}>
          New plan
        </ButtonLink>
      }
    >
      <LinkTabs label="Plans" tabs={tabs} />
    </PageHeader>
  )
}
