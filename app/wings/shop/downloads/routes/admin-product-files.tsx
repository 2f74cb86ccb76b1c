import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { UploadList } from '~/ui/workspace/upload-list'
import { useOnline } from '~/ui/workspace/use-online'
import { countBuyers } from '~/wings/shop/orders/buyers.queries.server'
import { findProductById } from '~/wings/shop/products/product-by-id.queries.server'
import { NewVersionForm } from '../admin/new-version-form'
import { productFileQueue } from '../admin/product-file-queue'
import { UnfinishedUploads } from '../admin/unfinished-uploads'
import { useFileUploads } from '../admin/use-file-uploads'
import { VersionAnnouncement } from '../admin/version-announcement'
import { VersionFiles } from '../admin/version-files'
import { listVersionAnnouncements } from '../announcement.commands.server'
import { listUnfinishedFileUploads } from '../file-uploads.server'
import { groupFilesByVersion } from '../product-file'
import { listFilesForAdmin } from '../queries.server'
import type { Route } from './+types/admin-product-files'

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const product = await findProductById(db, params.productId)
  if (!product) throw notFound('Product')
  const unfinished = await listUnfinishedFileUploads(context.get(environmentContext).DATA_DIR, product.id)
  return {
    product,
    files: await listFilesForAdmin(db, product.id),
    announcements: await listVersionAnnouncements(db, product.id),
    buyers: await countBuyers(db, product.id),
    unfinished: unfinished.map(({ id, fileName, byteSize, received, details: { version, changedAt } }) => ({
      id,
      fileName,
      byteSize,
      received,
      version,
      changedAt,
    })),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Files of ${loaderData?.product.name ?? 'a product'}` }, { name: 'robots', content: 'noindex' }]
}

export default function AdminProductFiles({ loaderData }: Route.ComponentProps) {
  const { product, files, announcements, buyers, unfinished } = loaderData
  const uploads = useFileUploads(product.id, unfinished)
  const versions = groupFilesByVersion(files)
  const newest = versions.find(({ files }) => files.some(({ withdrawnAt }) => !withdrawnAt))
  return (
    <>
      <PageHeader
        title={`Files of ${product.name}`}
        text="What buyers download. They keep every version that was offered when they paid, and get the newer ones."
      >
        <p className="text-dense">
          <Link to={`/admin/products/edit/${product.id}`} className="inline-flex items-center gap-1.5 text-accent">
            <ArrowLeft size={16} aria-hidden="true" />
            Back to the product
          </Link>
        </p>
      </PageHeader>
      <OfflineNotice />
      <NewVersionForm onFiles={uploads.add} newest={newest?.version} />
      <UploadList
        items={uploads.items}
        queue={productFileQueue}
        processingLabel="Being checked and stored"
        getDoneLabel={() => 'Uploaded'}
      />
      <UnfinishedUploads productId={product.id} uploads={uploads.waiting} onResume={uploads.goOn} />
      {versions.length === 0 && (
        <EmptyState
          title="No files yet"
          text="Whoever buys this product now finds an empty download page. Upload its first version."
        />
      )}
      {versions.map((version) => (
        <VersionFiles
          key={version.version}
          productId={product.id}
          version={version}
          isNewest={version === newest}
          aside={
            version === newest && (
              <VersionAnnouncement
                productId={product.id}
                version={version.version}
                buyers={buyers}
                announcement={announcements.find((told) => told.version === version.version)}
              />
            )
          }
        />
      ))}
    </>
  )
}

function OfflineNotice() {
  if (useOnline()) return null
  return (
    <div className="mb-4">
      <Notice kind="offline" title="There is no connection.">
        What you upload waits here and goes on as soon as it is back. Keep this page open.
      </Notice>
    </div>
  )
}
