import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { listVersionAnnouncements } from '~/wings/shop/announcements/commands.server'
import { VersionAnnouncement } from '~/wings/shop/announcements/version-announcement'
import { listUnfinishedFileUploads } from '~/wings/shop/downloads/file-uploads.server'
import { ProductFilesScreen } from '~/wings/shop/downloads/product-files-screen'
import { listFilesForAdmin } from '~/wings/shop/downloads/queries.server'
import { countBuyers } from '~/wings/shop/orders/buyers.queries.server'
import { findProductById } from '~/wings/shop/products/product-by-id.queries.server'
import type { Route } from './+types/admin-product-files'

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const product = await findProductById(db, params.productId)
  if (!product) throw notFound('Product')
  return {
    product,
    files: await listFilesForAdmin(db, product.id),
    announcements: await listVersionAnnouncements(db, product.id),
    buyers: await countBuyers(db, product.id),
    unfinished: await listUnfinishedFileUploads(db, context.get(environmentContext).DATA_DIR, product.id),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`Files for ${loaderData?.product.name ?? 'a product'}`)
}

export default function AdminProductFiles({ loaderData }: Route.ComponentProps) {
  const { product, files, announcements, buyers, unfinished } = loaderData
  return (
    <ProductFilesScreen
      product={product}
      files={files}
      unfinished={unfinished}
      announcementOf={(version) => (
        <VersionAnnouncement
          productId={product.id}
          version={version}
          buyers={buyers}
          announcement={announcements.find((told) => told.version === version)}
        />
      )}
    />
  )
}
