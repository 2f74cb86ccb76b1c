import { useEffectEvent } from 'react'
import { useUploadItems } from '~/ui/workspace/use-upload-items'
import type { MediaFile } from '../picture'
import { pictureUploadQueue } from './picture-upload-queue'

/** The files on their way, and a way to add some. `onDone` hears of each that has become a picture. */
export function usePictureUploads(onDone: (file: MediaFile) => void) {
  const items = useUploadItems(pictureUploadQueue)
  const heard = useEffectEvent(onDone)
  function add(files: File[]) {
    for (const upload of pictureUploadQueue.addPictures(files)) upload.then(heard, () => {})
  }
  return { items, add }
}
