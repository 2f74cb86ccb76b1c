import { type UploadItem, UploadQueue } from '~/platform/uploads/upload-queue'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB, type MediaFile } from '../picture'

/** What a file has become; `isDuplicate`: the library had the same bytes already. */
interface UploadedPicture {
  file: MediaFile
  isDuplicate: boolean
}

export type PictureUploadItem = UploadItem<UploadedPicture>

const queue = new UploadQueue<UploadedPicture>({
  path: '/admin/api/uploads/media',
  maxBytes: MAX_PICTURE_BYTES,
  tooLarge: `is larger than ${MAX_PICTURE_MB} MB.`,
  readResult(answer: Partial<UploadedPicture>) {
    return answer.file && { file: answer.file, isDuplicate: answer.isDuplicate ?? false }
  },
})

/** The pictures on their way from this browser into the library. */
export const pictureUploadQueue = Object.assign(queue, {
  addPictures: (files: File[]) => queue.add(files).map((upload) => upload.then(({ file }) => file)),
})
