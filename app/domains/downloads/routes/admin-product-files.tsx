import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { countBuyers } from '~/domains/orders/buyers.queries.server'
import { findProductOfFiles } from '~/domains/products/file-owner.queries.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { UploadList } from '~/ui/workspace/upload-list'
import { useOnline } from '~/ui/workspace/use-online'
import { fileQueue } from '../admin/file-queue'
import { NewVersion } from '../admin/new-version'
import { TellBuyers } from '../admin/tell-buyers'
import { UnfinishedUploads } from '../admin/unfinished-uploads'
import { useFileUploads } from '../admin/use-file-uploads'
import { VersionFiles } from '../admin/version-files'
import { listAnnouncements } from '../announcement.commands.server'
import { listUnfinishedUploads } from '../intake/file-uploads.server'
import { versionsOf } from '../product-file'
import { listFilesForStudio } from '../queries.server'
import type { Route } from './+types/admin-product-files'

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const product = await findProductOfFiles(db, params.productId)
  if (!product) throw notFound('Product')
  const unfinished = await listUnfinishedUploads(context.get(environmentContext).DATA_DIR, product.id)
  return {
    product,
    files: await listFilesForStudio(db, product.id),
    announcements: await listAnnouncements(db, product.id),
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

export default function ProductFiles({ loaderData }: Route.ComponentProps) {
  const { product, files, announcements, buyers, unfinished } = loaderData
  const uploads = useFileUploads(product.id, unfinished)
  const versions = versionsOf(files)
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
      <Offline />
      <NewVersion onFiles={uploads.add} newest={newest?.version} />
      <UploadList items={uploads.items} queue={fileQueue} working="Being checked and stored" done={() => 'Uploaded'} />
      <UnfinishedUploads productId={product.id} uploads={uploads.waiting} onGoOn={uploads.goOn} />
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
              <TellBuyers
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

function Offline() {
  if (useOnline()) return null
  return (
    <div className="mb-4">
      <Notice kind="offline" title="There is no connection.">
        What you upload waits here and goes on as soon as it is back. Keep this page open.
      </Notice>
    </div>
  )
}
