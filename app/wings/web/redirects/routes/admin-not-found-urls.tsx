import { useCallback, useState } from 'react'
import { useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { TablePagination } from '~/ui/workspace/table-pagination'
import { SeoHeader } from '~/wings/web/seo-header'
import { listNotFoundUrls } from '../not-found.queries.server'
import { notFoundFilter } from '../not-found-filter'
import { NotFoundEmptyState, NotFoundFilters } from '../ui/not-found-filters'
import { NotFoundTable } from '../ui/not-found-table'
import { RedirectDialog } from '../ui/redirect-dialog'
import type { RedirectDraft } from '../ui/use-redirect-form'
import type { Route } from './+types/admin-not-found-urls'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = notFoundFilter.parse(url.searchParams)
  const page = parsePageNumber(url.searchParams.get('page') ?? '1') ?? 1
  return { page, filter, ...(await listNotFoundUrls(context.get(databaseContext), filter, page, SHOWN)) }
}

export function meta() {
  return noindexMeta('404 errors – SEO Settings')
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
