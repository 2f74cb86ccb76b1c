import { useNavigation } from 'react-router'
import { z } from 'zod'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { ShopHeader } from '~/wings/shop/shop-header'
import { CustomerTable } from '../admin/customer-table'
import { listCustomers } from '../management/customers.queries.server'
import type { Route } from './+types/admin-customers'

const CUSTOMERS_PER_PAGE = 50
const typed = z.string().trim().max(200).catch('')

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const q = typed.parse(searchParams.get('q') ?? '')
  return {
    q,
    page: await listCustomers(context.get(databaseContext), q, parseKeysetCursor(searchParams), CUSTOMERS_PER_PAGE),
  }
}

export function meta() {
  return noindexMeta('Customers')
}

export default function AdminCustomers({ loaderData: { q, page } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <ShopHeader />
      <FilterBar label="Filter customers" paramNames={['q']}>
        <SearchFilter name="q" label="Search names and emails" />
      </FilterBar>
      <CustomerTable
        customers={page.rows}
        isStale={state === 'loading'}
        empty={<EmptyCustomers isFiltered={q !== ''} />}
      />
      <KeysetPagination before={page.before} after={page.after} />
    </>
  )
}

function EmptyCustomers({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No customers found" text="Try another name or email." />
  return <EmptyState title="No customers yet" text="Customers appear here when they start a checkout." />
}
