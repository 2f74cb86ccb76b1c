import { formatBytes } from '~/ui/format-bytes'
import { Button } from '~/ui/workspace/button'
import { FileButton } from '~/ui/workspace/file-button'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useMutation } from '~/ui/workspace/use-mutation'
import { fileUploadsPath } from './product-file-queue'
import type { UnfinishedUpload } from './use-file-uploads'

interface UnfinishedUploadsProps {
  uploads: UnfinishedUpload[]
  onResume: (upload: UnfinishedUpload, file: File | undefined) => void
}

/** What broke off when a tab was closed: the browser forgot the files, the server kept what it has. */
export function UnfinishedUploads({ uploads, onResume }: UnfinishedUploadsProps) {
  const change = useMutation()
  if (uploads.length === 0) return null
  const discard = ({ id, fileName }: UnfinishedUpload) =>
    void change({
      method: 'DELETE',
      path: `${fileUploadsPath}/${id}`,
      successMessage: () => `${fileName} discarded`,
    })
  return (
    <section aria-label="Unfinished uploads" className="mb-5 rounded-md border border-warning bg-surface text-dense">
      <h2 className="border-b border-line px-3 py-2.5 font-semibold">Unfinished uploads</h2>
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <li key={upload.id} className="flex flex-wrap items-center gap-3 px-3 py-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="truncate font-medium">
                {upload.fileName} <span className="text-faint">for {upload.version}</span>
              </p>
              <ProgressBar label={upload.fileName} value={upload.received / upload.byteSize} />
              <p className="text-muted tabular-nums">
                {formatBytes(upload.received)} of {formatBytes(upload.byteSize)} uploaded. Choose the same file to
                resume.
              </p>
            </div>
            <FileButton
              label="Choose file"
              name={`Resume ${upload.fileName}`}
              onFiles={([file]) => onResume(upload, file)}
            />
            <Button variant="quiet" onClick={() => discard(upload)} aria-label={`Discard ${upload.fileName}`}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
