import { UploadList } from '~/ui/workspace/upload-list'
import { type PictureUploadItem, pictureUploadQueue } from './picture-upload-queue'

/** The pictures on their way, and what became of them. */
export function PictureUploadList({ items }: { items: PictureUploadItem[] }) {
  return (
    <UploadList
      items={items}
      queue={pictureUploadQueue}
      processingLabel="Being drawn in all widths"
      getDoneLabel={({ result }) =>
        result?.isKnown ? `Was in the library already, as ${result.file.fileName}` : 'Uploaded'
      }
    />
  )
}
