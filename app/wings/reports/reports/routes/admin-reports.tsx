import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { listAdmins } from '~/wings/site/accounts/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { recipientSettingList } from '../emails/recipient-setting-list.server'
import { findListItems } from '../goals/setting-list.server'
import { listShareLinks } from '../sharing/queries.server'
import { AnalyticsHeader } from '../ui/analytics-header'
import { ReportEmailsSection } from '../ui/report-emails-section'
import { ShareLinksSection } from '../ui/share-links-section'
import type { Route } from './+types/admin-reports'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const [admins, { timeZone }] = [await listAdmins(db), await findBrand(db)]
  const addresses = admins.map(({ email }) => email)
  const links = await listShareLinks(db, context.get(environmentContext))
  return { mails: { recipients: await findListItems(db, recipientSettingList), addresses, timeZone }, links }
}

export function meta() {
  return noindexMeta('Reports – Analytics')
}

export default function AdminReports({ loaderData: { mails, links } }: Route.ComponentProps) {
  return (
    <>
      <AnalyticsHeader />
      <ReportEmailsSection {...mails} />
      <ShareLinksSection links={links} />
    </>
  )
}
