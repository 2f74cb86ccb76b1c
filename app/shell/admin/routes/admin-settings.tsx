import { Outlet } from 'react-router'
import { countErrorReports } from '~/platform/errors/error-reports.commands.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { countFailedMails } from '~/platform/mail/outbox.commands.server'
import { LinkTabs } from '~/ui/workspace/link-tabs'
import { PageHeader } from '~/ui/workspace/page-header'
import { countUnreadMessages } from '~/wings/content/contact/queries.server'
import { settingsTabs } from '../settings-tabs'
import type { Route } from './+types/admin-settings'

const BEGINNING_OF_TIME = new Date(0)

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { errors } = await countErrorReports(db, BEGINNING_OF_TIME)
  return { errors, inbox: await countUnreadMessages(db), outbox: await countFailedMails(db) }
}

/** The tabs of the settings, each an address of its own. */
export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const counts: Record<string, number> = loaderData
  return (
    <>
      <PageHeader title="Settings">
        <LinkTabs label="Settings" tabs={settingsTabs.map(({ name, ...tab }) => ({ ...tab, count: counts[name] }))} />
      </PageHeader>
      <Outlet />
    </>
  )
}
