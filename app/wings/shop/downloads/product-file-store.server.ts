import { getFileStore } from '~/platform/storage/storage.server'

/** The bytes of the products' files. Nothing in it is ever served but through a link. */
export function productFileStore(dataDir: string) {
  return getFileStore('product-files', dataDir)
}
