import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { storePicture } from '~/domains/media/commands.server'
import { LARGEST_FILE_BYTES } from '~/domains/media/picture'
import type { Database } from '~/platform/database/database.server'
import { PictureFault, type PictureTaker } from './picture-taker.server'

// a copy of a whole site, or only of its uploads
const KEPT_FOLDERS = ['/wp-content/uploads/', '/wp-content/', '/content/images/', '/content/', '/']

/** Brings pictures from a folder that holds a copy of the old site's, at the paths that they have in their addresses. */
export function folderTaker(db: Database, dataDir: string, folder: string): PictureTaker {
  return {
    async take(address) {
      const file = await findIn(folder, pathOf(address))
      if (!file) throw new PictureFault('it is not in the folder of pictures.')
      if ((await stat(file)).size > LARGEST_FILE_BYTES) throw new PictureFault('it is larger than 40 MB.')
      return storePicture(db, dataDir, { fileName: path.basename(file), bytes: await readFile(file) })
    },
  }
}

function pathOf(address: string) {
  try {
    return decodeURIComponent(URL.parse(address, 'http://old-site.invalid')?.pathname ?? '')
  } catch {
    return ''
  }
}

async function findIn(folder: string, wanted: string) {
  const root = await realpath(folder).catch(() => undefined)
  if (!root) throw new PictureFault('the folder of pictures is not there.')
  for (const kept of KEPT_FOLDERS) {
    const at = wanted.indexOf(kept)
    if (at < 0 || wanted.includes('\0')) continue
    const real = await realpath(path.join(root, wanted.slice(at + kept.length))).catch(() => undefined)
    if (real?.startsWith(root + path.sep) && (await stat(real)).isFile()) return real
  }
  return undefined
}
