import { showLinks } from '~/domains/pages/links.server'
import { movedOrNotFound } from '~/domains/redirects/moved.server'
import type { CrumbHandle } from '~/domains/seo/breadcrumbs'
import { pageMeta, siteOf } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { presentArticle } from '~/rich-text/present'
import { findPublishedProduct, listRelatedProducts } from '../queries.server'
import { productData } from '../structured-data'
import { ProductPage } from '../ui/product-page'
import type { Route } from './+types/product'

const RELATED_PRODUCTS = 2

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = slugPattern.test(params.slug) ? await findPublishedProduct(db, params.slug) : undefined
  if (!found) throw await movedOrNotFound(db, url, 'Product')
  context.get(pageContext).shows(`product:${found.id}`, 'products')
  const related = await listRelatedProducts(db, found, RELATED_PRODUCTS)
  const body = presentArticle(await showLinks(context, found.body))
  return { product: { ...found, body }, related }
}

export const handle: CrumbHandle<Awaited<ReturnType<typeof loader>>> = { crumb: ({ product }) => product.name }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product } = loaderData
  return pageMeta(matches, {
    title: `${product.name}: ${product.tagline}`,
    description: product.description,
    kind: 'product',
    picture: product.preview,
    jsonLd: [productData(product, siteOf(matches).origin)],
  })
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}
