import { useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { InboxTable } from '../inbox-table'
import { MessagePanel } from '../message-panel'
import { findInboxMessage, listInboxMessages } from '../queries.server'
import type { Route } from './+types/admin-inbox'

const PAGE_SIZE = 50

const filterSchema = z.object({
  q: z.string().max(200).optional().catch(undefined),
  kind: z.enum(['contact', 'lead']).optional().catch(undefined),
  show: z.enum(['unread', 'archived']).optional().catch(undefined),
  open: z.uuid().optional().catch(undefined),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { searchParams } = new URL(request.url)
  const { open, ...filter } = filterSchema.parse(Object.fromEntries(searchParams))
  return {
    page: await listInboxMessages(db, filter, parseKeysetCursor(searchParams), PAGE_SIZE),
    open: open ? await findInboxMessage(db, open) : undefined,
  }
}

export function meta() {
  return noindexMeta('Inbox – Settings')
}

const kinds = { contact: 'Messages', lead: 'Leads' }

const shows = { unread: 'Unread', archived: 'Archived' }

export default function AdminInbox({ loaderData: { page, open } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <FilterBar label="Filter inbox" paramNames={['q', 'kind', 'show']}>
        <SearchFilter name="q" label="Search inbox" />
        <SelectFilter name="kind" label="Type" all="Messages and leads" options={kinds} />
        <SelectFilter name="show" label="Status" all="Inbox" options={shows} />
      </FilterBar>
      <InboxTable messages={page.rows} isStale={state === 'loading'} empty={<NoMessages />} />
      <KeysetPagination before={page.before} after={page.after} />
      <MessagePanel message={open} />
    </>
  )
}

function NoMessages() {
  const [params] = useSearchParams()
  if (params.get('q') || params.get('kind')) {
    return <EmptyState title="No messages found" text="Try changing the filters." />
  }
  if (params.get('show') === 'unread') return <EmptyState title="No unread messages" />
  if (params.get('show') === 'archived') return <EmptyState title="No archived messages" />
  return <EmptyState title="No messages yet" text="Messages and leads from your forms appear here." />
}
