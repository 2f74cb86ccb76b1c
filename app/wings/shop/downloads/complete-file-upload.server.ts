import { copyFile, link, rm } from 'node:fs/promises'
import type { Database } from '~/platform/database/database.server'
import { hashFile } from '~/platform/storage/hash-file.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { addProductFile, type OnFirstFile } from './commands.server'
import { FileAlreadyInVersion } from './errors'
import { fileUploadStore } from './file-uploads.server'
import { productFileStore } from './product-file-store.server'
import { isFileInVersion } from './queries.server'

/**
 * Makes a file of the product of an upload that is whole, and answers its id. Bytes first, then the row, under one name:
 * asked again after its process died at any moment, it goes on from there and answers the same.
 * @throws FileAlreadyInVersion when it was uploaded before, under the same name
 */
export function completeFileUpload(
  db: Database,
  by: Actor,
  dataDir: string,
  uploadId: string,
  onFirstFile: OnFirstFile,
) {
  const uploads = fileUploadStore(db, dataDir)
  return uploads.complete(uploadId, async (upload) => {
    const { fileName, byteSize, details } = upload
    const file = await uploads.localFile(upload)
    const checksum = await hashFile(file)
    const { productId, version, notes } = details
    const added = { productId, version, notes, fileName, byteSize, checksum, storedAs: uploadId }
    if (await isFileInVersion(db, added)) throw new FileAlreadyInVersion(fileName, version)
    await storeOnce(dataDir, { name: uploadId, file, byteSize })
    return addProductFile(db, by, added, onFirstFile)
  })
}

async function storeOnce(dataDir: string, { name, file, byteSize }: { name: string; file: string; byteSize: number }) {
  const store = productFileStore(dataDir)
  if ((await store.getSize(name)) === byteSize) return
  // the store takes what it is given away, and the upload is needed until its file has a row
  const given = `${file}.stored`
  await rm(given, { force: true })
  await link(file, given).catch(() => copyFile(file, given))
  await store.put([{ name, path: given }])
}
