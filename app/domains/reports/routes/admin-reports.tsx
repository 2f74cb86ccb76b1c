import { listAdmins } from '~/domains/accounts/queries.server'
import { findBrand } from '~/domains/settings/queries.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { AnalyticsHeader } from '../analytics-header'
import { findListItems } from '../kept-list/kept-list.server'
import { recipientSettingList } from '../mails/kept-recipients.server'
import { ReportEmailsSection } from '../mails/mails-section'
import { ShareLinksSection } from '../sharing/links-section'
import { listShareLinks } from '../sharing/queries.server'
import type { Route } from './+types/admin-reports'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const [admins, { timeZone }] = [await listAdmins(db), await findBrand(db)]
  const addresses = admins.map(({ email }) => email)
  const links = await listShareLinks(db, context.get(environmentContext))
  return { mails: { recipients: await findListItems(db, recipientSettingList), addresses, timeZone }, links }
}

export function meta() {
  return [{ title: 'Reports – Analytics' }, { name: 'robots', content: 'noindex' }]
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
