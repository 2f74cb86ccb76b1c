import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { storePicture } from '~/wings/site/media/commands.server'
import { MAX_PICTURE_BYTES } from '~/wings/site/media/picture'
import { PictureImportError, type PictureImporter } from './picture-importer.server'

// a copy of a whole site, or only of its uploads
const KNOWN_FOLDERS = ['/wp-content/uploads/', '/wp-content/', '/content/images/', '/content/', '/']

/** Brings pictures from a folder that holds a copy of the old site's, at the paths that they have in their addresses. */
export function folderPictureImporter(db: Database, dataDir: string, folder: string): PictureImporter {
  return {
    async importPicture(address) {
      const file = await findInFolder(folder, decodedPath(address))
      if (!file) throw new PictureImportError('the file is not in the image folder.')
      if ((await stat(file)).size > MAX_PICTURE_BYTES) throw new PictureImportError('the file is larger than 40 MB.')
      return storePicture(db, dataDir, { fileName: path.basename(file), bytes: await readFile(file) })
    },
  }
}

function decodedPath(address: string) {
  try {
    return decodeURIComponent(URL.parse(address, 'http://old-site.invalid')?.pathname ?? '')
  } catch {
    return ''
  }
}

async function findInFolder(folder: string, wanted: string) {
  const root = await realpath(folder).catch(() => undefined)
  if (!root) throw new PictureImportError('the image folder does not exist.')
  for (const kept of KNOWN_FOLDERS) {
    const at = wanted.indexOf(kept)
    if (at < 0 || wanted.includes('\0')) continue
    const real = await realpath(path.join(root, wanted.slice(at + kept.length))).catch(() => undefined)
    if (real?.startsWith(root + path.sep) && (await stat(real)).isFile()) return real
  }
  return undefined
}
