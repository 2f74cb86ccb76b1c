import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { UploadList } from '~/ui/workspace/upload-list'
import { useOnline } from '~/ui/workspace/use-online'
import { NewVersionForm } from './admin/new-version-form'
import { productFileQueue } from './admin/product-file-queue'
import { UnfinishedUploads } from './admin/unfinished-uploads'
import { type UnfinishedUpload, useFileUploads } from './admin/use-file-uploads'
import { type AdminFile, VersionFiles } from './admin/version-files'
import { groupFilesByVersion } from './product-file'

interface ProductFilesScreenProps {
  product: { id: string; name: string }
  files: AdminFile[]
  unfinished: UnfinishedUpload[]
  /** What tells buyers of a version, beside the newest. */
  announcementOf: (version: string) => ReactNode
}

/** What buyers of a product download, version by version. */
export function ProductFilesScreen({ product, files, unfinished, announcementOf }: ProductFilesScreenProps) {
  const uploads = useFileUploads(product.id, unfinished)
  const versions = groupFilesByVersion(files)
  const newest = versions.find(({ files }) => files.some(({ withdrawnAt }) => !withdrawnAt))
  return (
    <>
      <PageHeader
        title={`Files for ${product.name}`}
        text="Customers get every version that was available when they paid, and all newer ones."
      >
        <p className="text-dense">
          <Link to={`/admin/products/edit/${product.id}`} className="inline-flex items-center gap-1.5 text-accent">
            <ArrowLeft size={16} aria-hidden="true" />
            Back to product
          </Link>
        </p>
      </PageHeader>
      <OfflineNotice />
      <NewVersionForm onFiles={uploads.add} newest={newest?.version} />
      <UploadList
        items={uploads.items}
        queue={productFileQueue}
        processingLabel="Processing"
        getDoneLabel={() => 'Uploaded'}
      />
      <UnfinishedUploads uploads={uploads.waiting} onResume={uploads.goOn} />
      {versions.length === 0 && (
        <EmptyState title="No files yet" text="Upload the first version so that customers can download it." />
      )}
      {versions.map((version) => (
        <VersionFiles
          key={version.version}
          productId={product.id}
          version={version}
          isNewest={version === newest}
          aside={version === newest && announcementOf(version.version)}
        />
      ))}
    </>
  )
}

function OfflineNotice() {
  if (useOnline()) return null
  return (
    <div className="mb-4">
      <Notice kind="offline" title="You are offline">
        Uploads resume when the connection is back. Keep this page open.
      </Notice>
    </div>
  )
}
