import { type UploadItem, UploadQueue } from '~/platform/uploads/upload-queue'
import { LARGEST_FILE_BYTES, LARGEST_FILE_MB, type MediaFile } from '../picture'

/** What a file has become; `isKnown`: the library had the same bytes already. */
interface UploadedPicture {
  file: MediaFile
  isKnown: boolean
}

export type PictureItem = UploadItem<UploadedPicture>

const path = '/admin/media/uploads'

const queue = new UploadQueue<UploadedPicture>({
  refuse({ name, size }) {
    if (size === 0) return `${name} is empty.`
    return size > LARGEST_FILE_BYTES ? `${name} has more than ${LARGEST_FILE_MB} MB. Make it smaller.` : undefined
  },
  readResult(answer: Partial<UploadedPicture>) {
    return answer.file && { file: answer.file, isKnown: answer.isKnown ?? false }
  },
})

/** The pictures on their way from this browser into the library. */
export const pictureQueue = Object.assign(queue, {
  addPictures: (files: File[]) => queue.add(files, { path }).map((upload) => upload.then(({ file }) => file)),
})
