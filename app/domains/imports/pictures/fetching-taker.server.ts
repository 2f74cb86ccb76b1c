import path from 'node:path'
import { storePicture } from '~/domains/media/commands.server'
import { LARGEST_FILE_BYTES } from '~/domains/media/picture'
import type { Database } from '~/platform/database/database.server'
import { fetchPublic } from './fetch-public.server'
import { givingUpOnSites } from './give-up-on-sites'
import { keptOnce } from './kept-once.server'
import { PictureFault, type PictureTaker } from './picture-taker.server'

/** Brings pictures from where they are on the internet. */
export function fetchingTaker(db: Database, dataDir: string): PictureTaker {
  const fetched = givingUpOnSites((address) => fetchPublic(address, { largestBytes: LARGEST_FILE_BYTES }))
  return keptOnce(db, async (address) => {
    if (!/^https?:\/\//i.test(address)) throw new PictureFault('the address of the old site is not known.')
    const bytes = await fetched(address)
    return storePicture(db, dataDir, { fileName: nameIn(address), bytes })
  })
}

function nameIn(address: string) {
  const last = path.posix.basename(URL.parse(address)?.pathname ?? '')
  return (last || 'picture').slice(0, 200)
}
