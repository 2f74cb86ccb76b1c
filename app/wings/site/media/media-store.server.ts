import { getFileStore } from '~/platform/storage/storage.server'
import type { Picture } from './picture'

/** The files of the library. Backups take them from DATA_DIR/media. */
export function mediaStore(dataDir: string) {
  return getFileStore('media', dataDir)
}

export function pictureFileNames({
  checksum,
  widths,
  formats = ['webp'],
}: Pick<Picture, 'checksum' | 'widths' | 'formats'>) {
  return formats.flatMap((format) => widths.map((width) => `${checksum}-${width}.${format}`))
}
