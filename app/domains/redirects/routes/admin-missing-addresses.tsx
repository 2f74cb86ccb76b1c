import { useCallback, useState } from 'react'
import { useNavigation } from 'react-router'
import { SeoHeader } from '~/domains/seo/seo-header'
import { databaseContext } from '~/platform/context.server'
import { parsePageNumber } from '~/platform/page-number'
import { TablePagination } from '~/ui/workspace/paging'
import { NotFoundEmptyState, NotFoundFilters } from '../admin/missing-filters'
import { NotFoundTable } from '../admin/missing-table'
import { RedirectDialog } from '../admin/redirect-dialog'
import type { RedirectDraft } from '../admin/use-saving'
import { parseNotFoundFilter } from '../missing/missing-filter'
import { listNotFoundUrls } from '../missing/queries.server'
import type { Route } from './+types/admin-missing-addresses'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = parseNotFoundFilter(url.searchParams)
  const page = parsePageNumber(url.searchParams.get('page') ?? '1') ?? 1
  return { page, filter, ...(await listNotFoundUrls(context.get(databaseContext), filter, page, SHOWN)) }
}

export function meta() {
  return [{ title: 'Not found – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminNotFoundUrls({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, filter } = loaderData
  const { state } = useNavigation()
  const [draft, setDraft] = useState<RedirectDraft>()
  const redirect = useCallback((from: string) => setDraft({ from, to: '', status: 301 }), [])
  const close = useCallback(() => setDraft(undefined), [])
  return (
    <>
      <SeoHeader />
      <NotFoundFilters />
      <NotFoundTable
        urls={rows}
        isIgnored={filter.show === 'ignored'}
        isStale={state === 'loading'}
        empty={<NotFoundEmptyState filter={filter} />}
        onRedirect={redirect}
      />
      {total > SHOWN && <TablePagination page={page} perPage={SHOWN} total={total} />}
      <RedirectDialog draft={draft} onClose={close} />
    </>
  )
}
