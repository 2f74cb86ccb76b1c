import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { isChronological } from '~/domains/writing/piece-filter'
import { databaseContext } from '~/platform/context.server'
import { ButtonLink } from '~/ui/workspace/button'
import { KeysetPaging } from '~/ui/workspace/paging'
import { NoProducts } from '../admin/list/no-products'
import { ProductFilters } from '../admin/list/product-filters'
import { ProductTable } from '../admin/list/product-table'
import { isFiltered, readProductFilter } from '../product-filter'
import { listProductsWithFigures } from '../products-with-figures.server'
import { ShopHeader } from '../shop-header'
import type { Route } from './+types/admin-products'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = readProductFilter(url.searchParams)
  return {
    page: await listProductsWithFigures(context.get(databaseContext), filter, SHOWN),
    isFiltered: isFiltered(filter),
    isChronological: isChronological(filter),
  }
}

export function meta() {
  return [{ title: 'Products' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  const { page, isFiltered } = loaderData
  const { state } = useNavigation()
  return (
    <>
      <ShopHeader
        actions={
          <ButtonLink to="/admin/products/new" variant="primary" icon={Plus}>
            New product
          </ButtonLink>
        }
      />
      <ProductFilters />
      <ProductTable products={page.rows} isStale={state === 'loading'} empty={<NoProducts isFiltered={isFiltered} />} />
      <KeysetPaging before={page.before} after={page.after} isChronological={loaderData.isChronological} />
    </>
  )
}
