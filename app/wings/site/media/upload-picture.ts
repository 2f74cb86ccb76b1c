import type { MediaFile } from './picture'

/** Brings a file into the library from an editor (dropped, pasted). Gives the picture, or an error with a sentence. */
export async function uploadPicture(file: File): Promise<MediaFile> {
  const { pictureUploadQueue } = await import('./admin/picture-upload-queue')
  const [picture] = pictureUploadQueue.addPictures([file])
  if (!picture) throw new Error('Choose a file.')
  return picture
}
