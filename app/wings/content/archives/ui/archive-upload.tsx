import { FileUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { UploadQueue } from '~/platform/uploads/upload-queue'
import { FileButton } from '~/ui/workspace/file-button'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { UploadList } from '~/ui/workspace/upload-list'
import { useUploadItems } from '~/ui/workspace/use-upload-items'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_SIZE_LABEL } from '../import/archive-import'
import { archivePath } from './paths'

interface UploadedArchive {
  importId: string
}

/** Archives on their way from this browser; they go on while the admin moves between screens. */
const archiveUploadQueue = new UploadQueue<UploadedArchive>({
  path: '/admin/api/uploads/archives',
  maxBytes: MAX_ARCHIVE_BYTES,
  tooLarge: `has more than ${MAX_ARCHIVE_SIZE_LABEL}. Use the “studio import” command.`,
  readResult: ({ importId }: Partial<UploadedArchive>) => (importId ? { importId } : undefined),
})

interface Props {
  children?: React.ReactNode
}

/** Sends an archive. It is only looked at: what would become of it is shown first. `children`: those that came before. */
export function ArchiveUpload({ children }: Props) {
  const items = useUploadItems(archiveUploadQueue)
  const navigate = useNavigate()

  function send(file: File | undefined) {
    if (!file) return
    const [upload] = archiveUploadQueue.add([file])
    upload?.then(
      ({ importId }) => navigate(archivePath(importId)),
      () => {},
    )
  }

  return (
    <SettingsSection
      title="Restore"
      text="Upload a .tar.gz export of this site or another studio site. You preview all changes before restoring."
    >
      <UploadList items={items} queue={archiveUploadQueue} processingLabel="Checking" getDoneLabel={() => 'Uploaded'} />
      <div>
        <FileButton
          icon={FileUp}
          label="Upload archive"
          name="Archive"
          accept=".gz,.tgz,application/gzip"
          onFiles={([file]) => send(file)}
        />
      </div>
      {children}
    </SettingsSection>
  )
}
