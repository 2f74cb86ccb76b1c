import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { UploadQueue } from '~/platform/uploads/upload-queue'
import { Button } from '~/ui/workspace/button'
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
  validate({ name, size }) {
    if (size === 0) return `${name} is empty.`
    return size > MAX_ARCHIVE_BYTES
      ? `${name} has more than ${MAX_ARCHIVE_SIZE_LABEL}. Use the “studio import” command.`
      : undefined
  },
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
      <FileButton onFile={send} />
      {children}
    </SettingsSection>
  )
}

function FileButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button icon={FileUp} onClick={() => input.current?.click()}>
        Upload archive
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Archive"
        accept=".gz,.tgz,application/gzip"
        hidden
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          event.currentTarget.value = '' // the same file may be chosen again
        }}
      />
    </div>
  )
}
