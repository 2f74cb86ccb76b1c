import { useCallback, useState } from 'react'
import { useNavigation } from 'react-router'
import { SeoHeader } from '~/domains/seo/seo-header'
import { databaseContext } from '~/platform/context.server'
import { pageNumber } from '~/platform/page-number'
import { Paging } from '~/ui/workspace/paging'
import { MissingFilters, NoMissing } from '../admin/missing-filters'
import { MissingTable } from '../admin/missing-table'
import { RedirectDialog } from '../admin/redirect-dialog'
import type { DraftRedirect } from '../admin/use-saving'
import { readMissingFilter } from '../missing/missing-filter'
import { listMissing } from '../missing/queries.server'
import type { Route } from './+types/admin-missing-addresses'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = readMissingFilter(url.searchParams)
  const page = pageNumber(url.searchParams.get('page') ?? '1') ?? 1
  return { page, filter, ...(await listMissing(context.get(databaseContext), filter, page, SHOWN)) }
}

export function meta() {
  return [{ title: 'Not found – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminMissingAddresses({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, filter } = loaderData
  const { state } = useNavigation()
  const [draft, setDraft] = useState<DraftRedirect>()
  const redirect = useCallback((from: string) => setDraft({ from, to: '', status: 301 }), [])
  const close = useCallback(() => setDraft(undefined), [])
  return (
    <>
      <SeoHeader />
      <MissingFilters />
      <MissingTable
        addresses={rows}
        isIgnored={filter.show === 'ignored'}
        isStale={state === 'loading'}
        empty={<NoMissing filter={filter} />}
        onRedirect={redirect}
      />
      {total > SHOWN && <Paging page={page} perPage={SHOWN} total={total} />}
      <RedirectDialog draft={draft} onClose={close} />
    </>
  )
}
