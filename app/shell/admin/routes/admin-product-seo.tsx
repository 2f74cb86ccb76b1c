import { howToPay } from '~/domains/orders/how-to-pay.server'
import { findSettingsOfMany } from '~/domains/page-settings/find-page-settings.server'
import { listPages } from '~/domains/page-settings/list-pages.server'
import { readPageFilter } from '~/domains/page-settings/page-filter'
import { ProductSeoScreen } from '~/domains/page-settings/product-seo-screen'
import { completenessOfProducts } from '~/domains/products/product-completeness.queries.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import type { Route } from './+types/admin-product-seo'

const SHOWN = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const { searchParams } = url
  const place = { after: searchParams.get('after') ?? undefined, before: searchParams.get('before') ?? undefined }
  const filter = { ...readPageFilter(searchParams), kind: 'product' as const, show: undefined }
  const page = await listPages(db, { fixed: [], filter, place, size: SHOWN })
  const paths = page.rows.map(({ id }) => id)
  const slugs = paths.map((path) => path.split('/').at(-1) ?? '')
  const offered = { origin: env.ORIGIN, isSold: howToPay(env) !== 'request' }
  const settings = paths.length > 0 ? await findSettingsOfMany(db, paths) : new Map()
  return {
    ...page,
    completeness: await completenessOfProducts(db, slugs, offered),
    ownMarkup: paths.filter((path) => settings.get(path)?.schemaMarkup),
  }
}

export function meta() {
  return [{ title: 'Products – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminProductSeo({ loaderData }: Route.ComponentProps) {
  return <ProductSeoScreen {...loaderData} />
}
