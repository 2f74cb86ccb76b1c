import { useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { actionLabel } from '../action-label'
import { AuditEntrySheet } from '../audit-entry-sheet'
import { AuditTable } from '../audit-table'
import { findAuditEntry, listAuditEntries, listAuditFilterOptions } from '../queries.server'
import type { Route } from './+types/admin-audit-log'

const SHOWN = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { searchParams } = new URL(request.url)
  const ask = (name: string) => searchParams.get(name) || undefined
  const filter = { person: ask('person'), action: ask('action'), subject: ask('subject') }
  const openId = z.uuid().safeParse(searchParams.get('open')).data
  return {
    page: await listAuditEntries(db, filter, parseKeysetCursor(searchParams), SHOWN),
    choices: await listAuditFilterOptions(db),
    open: openId ? await findAuditEntry(db, openId) : undefined,
  }
}

export function meta() {
  return noindexMeta('Audit log – Settings')
}

export default function AdminAuditLog({ loaderData: { page, choices, open } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { state } = useNavigation()
  const isFiltered = ['person', 'action', 'subject'].some((name) => params.get(name))
  return (
    <>
      <FilterBar label="Filter the audit log" paramNames={['person', 'action', 'subject']}>
        <SelectFilter name="person" label="User" all="All users" options={toFilterOptions(choices.people)} />
        <SelectFilter
          name="action"
          label="Action"
          all="All actions"
          options={toFilterOptions(choices.actions, actionLabel)}
        />
        {params.get('subject') && <SubjectFilter subject={params.get('subject') ?? ''} />}
      </FilterBar>
      <AuditTable
        entries={page.rows}
        isStale={state === 'loading'}
        empty={
          isFiltered ? (
            <EmptyState title="No entries found" text="Try changing the filters." />
          ) : (
            <EmptyState title="No entries yet" text="Changes made by admins appear here." />
          )
        }
      />
      <KeysetPagination before={page.before} after={page.after} />
      <AuditEntrySheet entry={open} />
    </>
  )
}

function toFilterOptions(values: string[], words = (value: string) => value) {
  return values.map((value) => ({ value, label: words(value) }))
}

/** Comes from a row ("only this"), so it is shown as it is and sent along with the other filters. */
function SubjectFilter({ subject }: { subject: string }) {
  return (
    <>
      <input type="hidden" name="subject" value={subject} />
      <span className="control inline-flex items-center rounded-md bg-wash px-2.5 text-muted">Only {subject}</span>
    </>
  )
}
