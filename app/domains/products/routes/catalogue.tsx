import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { isProductCategory, productCategories } from '../product'
import { listCatalogue } from '../queries.server'
import { Catalogue } from '../ui/catalogue'
import type { Route } from './+types/catalogue'

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const wanted = url.searchParams.get('category')
  const category = isProductCategory(wanted) ? wanted : null
  context.get(pageContext).shows('products')
  return { category, products: await listCatalogue(db, category) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { category } = loaderData
  return pageMeta(matches, {
    title: category ? `${productCategories[category]} products` : 'Products',
    description:
      'Ready-made software with full source, from 499 to 4,999 USD: SaaS, marketplaces and AI products that you can run this week.',
    canonicalPath: category ? `/tools?category=${category}` : '/tools',
  })
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  return <Catalogue {...loaderData} />
}
