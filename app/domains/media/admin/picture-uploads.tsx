import { UploadList } from '~/ui/workspace/upload-list'
import { type PictureItem, pictureQueue } from './picture-queue'

/** The pictures on their way, and what became of them. */
export function PictureUploads({ items }: { items: PictureItem[] }) {
  return (
    <UploadList
      items={items}
      queue={pictureQueue}
      working="Being drawn in all widths"
      done={({ result }) => (result?.isKnown ? `Was in the library already, as ${result.file.fileName}` : 'Uploaded')}
    />
  )
}
