import { useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { isLocalMailPreview } from '~/platform/mail/mail-body.server'
import { findMail, isUndeliverable, listMails, mailStates } from '~/platform/mail/outbox.commands.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import { Notice } from '~/ui/workspace/notice'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { OutboxMailPanel } from '../ui/outbox-mail-panel'
import { OutboxTable } from '../ui/outbox-table'
import type { Route } from './+types/admin-outbox'

const PAGE_SIZE = 50

const filterSchema = z.object({
  state: z.enum(mailStates).optional().catch(undefined),
  open: z.uuid().optional().catch(undefined),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const { searchParams } = new URL(request.url)
  const { open, ...filter } = filterSchema.parse(Object.fromEntries(searchParams))
  const { rows, ...ways } = await listMails(db, filter, parseKeysetCursor(searchParams), PAGE_SIZE)
  const mail = open ? await findMail(db, env, open) : undefined
  return {
    ...ways,
    mails: rows.map((row) => ({ ...row, isGivenUp: isUndeliverable(row) })),
    open: mail && { ...mail, isGivenUp: isUndeliverable(mail) },
    hasMailServer: Boolean(env.SMTP_URL),
    areMailsReadHere: isLocalMailPreview(env),
  }
}

export function meta() {
  return noindexMeta('Outbox – Settings')
}

const statusOptions = { waiting: 'Waiting', failed: 'Failed', sent: 'Sent' }

export default function AdminOutbox({ loaderData }: Route.ComponentProps) {
  const { mails, open, before, after, hasMailServer, areMailsReadHere } = loaderData
  const { state } = useNavigation()
  return (
    <>
      {!hasMailServer && (
        <div className="mb-4">
          <Notice title="No mail server configured">
            {areMailsReadHere
              ? 'Emails are kept here and printed in the log. Set SMTP_URL to send them.'
              : 'Emails wait here until SMTP_URL is set. Their links are hidden because only the recipient may see them.'}
          </Notice>
        </div>
      )}
      <FilterBar label="Filter emails" paramNames={['state']}>
        <SelectFilter name="state" label="Status" all="All emails" options={statusOptions} />
      </FilterBar>
      <OutboxTable mails={mails} isStale={state === 'loading'} empty={<OutboxEmptyState />} />
      <KeysetPagination before={before} after={after} />
      <OutboxMailPanel mail={open} />
    </>
  )
}

function OutboxEmptyState() {
  const [params] = useSearchParams()
  return params.get('state') ? (
    <EmptyState title="No emails found" text="No emails have this status." />
  ) : (
    <EmptyState title="No emails yet" text="Emails sent by the site appear here with their delivery status." />
  )
}
