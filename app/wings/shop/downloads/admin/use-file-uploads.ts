import { useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { sanitizeFileName } from '~/platform/uploads/sanitize-file-name'
import { showToast } from '~/ui/toaster'
import { useUploadItems } from '~/ui/workspace/use-upload-items'
import { productFileQueue } from './product-file-queue'

/** A file that the server has a part of. */
export interface UnfinishedUpload {
  id: string
  fileName: string
  byteSize: number
  received: number
  version: string
  /** When the file was last changed on its own computer, in milliseconds. */
  changedAt: number
}

/** The files on their way to one product, and ways to add some or to go on with one. */
export function useFileUploads(productId: string, unfinished: UnfinishedUpload[]) {
  const items = useUploadItems(productFileQueue, productId)
  const { revalidate } = useRevalidator()
  const heard = useEffectEvent(() => void revalidate())

  function send(file: File, details: object, known?: UnfinishedUpload) {
    const changedAt = file.lastModified
    const from = known && { uploadId: known.id, sent: known.received }
    const about = { ...details, productId, changedAt }
    const [upload] = productFileQueue.add([file], { target: productId, details: about, ...from })
    upload?.then(heard, heard)
  }

  return {
    items,
    /** Those that no tab of this browser is sending. */
    waiting: unfinished.filter(({ id }) => !items.some(({ uploadId, state }) => uploadId === id && state !== 'failed')),
    /** Sends files; those that the server has a part of go on from there. */
    add(files: File[], details: { version: string; notes: string }) {
      for (const file of files)
        send(
          file,
          details,
          unfinished.find((upload) => isSameFile(upload, file)),
        )
    },
    goOn(upload: UnfinishedUpload, file: File | undefined) {
      if (!file) return
      if (isSameFile(upload, file)) send(file, {}, upload)
      else
        showToast(
          `This is not the same file as ${upload.fileName}: its size or date differs. Choose the original file.`,
          'error',
        )
    },
  }
}

function isSameFile({ fileName, byteSize, changedAt }: UnfinishedUpload, file: File) {
  return fileName === sanitizeFileName(file.name) && byteSize === file.size && changedAt === file.lastModified
}
