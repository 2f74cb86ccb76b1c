import path from 'node:path'
import { folderStore } from '~/platform/storage.server'
import type { Picture } from './picture'

/** The files of the library. Backups take them from the same folder. */
export function mediaStore(dataDir: string) {
  return folderStore(path.resolve(dataDir, 'media'))
}

export function fileNamesOf({
  checksum,
  widths,
  formats = ['webp'],
}: Pick<Picture, 'checksum' | 'widths' | 'formats'>) {
  return formats.flatMap((format) => widths.map((width) => `${checksum}-${width}.${format}`))
}
