import { href, Outlet } from 'react-router'
import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'

/** What somebody decides about their own account. */
export default function Account() {
  const tabs = [
    { to: href('/planner/account'), label: 'Profile' },
    { to: href('/planner/account/security'), label: 'Sign-in and security' },
    { to: href('/planner/account/data'), label: 'Your data' },
  ]
  return (
    <div className="max-w-4xl">
      <PageHeader title="Account">
        <LinkTabs label="Account" tabs={tabs} />
      </PageHeader>
      <div>
        <Outlet />
      </div>
    </div>
  )
}
