import { UploadList } from '~/ui/workspace/upload-list'
import { type PictureUploadItem, pictureUploadQueue } from './picture-upload-queue'

/** The pictures on their way, and what became of them. */
export function PictureUploadList({ items }: { items: PictureUploadItem[] }) {
  return (
    <UploadList
      items={items}
      queue={pictureUploadQueue}
      processingLabel="Processing"
      getDoneLabel={({ result }) =>
        result?.isDuplicate ? `Already in the library as ${result.file.fileName}` : 'Uploaded'
      }
    />
  )
}
