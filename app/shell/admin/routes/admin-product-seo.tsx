import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { listSeoPages } from '~/wings/seo-tools/page-settings/list-seo-pages.queries.server'
import { pageFilter } from '~/wings/seo-tools/page-settings/page-filter'
import { findManyPageSettings } from '~/wings/seo-tools/page-settings/page-settings.queries.server'
import { ProductSeoScreen } from '~/wings/seo-tools/page-settings/product-seo-screen'
import { getPaymentMode } from '~/wings/shop/orders/payment-mode.server'
import { findProductCompleteness } from '~/wings/shop/products/product-completeness.queries.server'
import type { Route } from './+types/admin-product-seo'

const PAGE_SIZE = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const { searchParams } = url
  const place = { after: searchParams.get('after') ?? undefined, before: searchParams.get('before') ?? undefined }
  const filter = { ...pageFilter.parse(searchParams), kind: 'product' as const, show: undefined }
  const page = await listSeoPages(db, { fixed: [], filter, place, size: PAGE_SIZE })
  const paths = page.rows.map(({ id }) => id)
  const slugs = paths.map((path) => path.split('/').at(-1) ?? '')
  const offered = { origin: env.ORIGIN, isPurchasable: getPaymentMode(env) !== 'request' }
  const settings = paths.length > 0 ? await findManyPageSettings(db, paths) : new Map()
  return {
    ...page,
    completeness: await findProductCompleteness(db, slugs, offered),
    pathsWithCustomMarkup: paths.filter((path) => settings.get(path)?.schemaMarkup),
  }
}

export function meta() {
  return noindexMeta('Products – SEO Settings')
}

export default function AdminProductSeo({ loaderData }: Route.ComponentProps) {
  return <ProductSeoScreen {...loaderData} />
}
