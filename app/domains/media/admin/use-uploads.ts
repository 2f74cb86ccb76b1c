import { useEffectEvent } from 'react'
import { useUploadItems } from '~/ui/workspace/use-upload-items'
import type { MediaFile } from '../picture'
import { pictureQueue } from './picture-queue'

/** The files on their way, and a way to add some. `onDone` hears of each that has become a picture. */
export function useUploads(onDone: (file: MediaFile) => void) {
  const items = useUploadItems(pictureQueue)
  const heard = useEffectEvent(onDone)
  function add(files: File[]) {
    for (const upload of pictureQueue.addPictures(files)) upload.then(heard, () => {})
  }
  return { items, add }
}
