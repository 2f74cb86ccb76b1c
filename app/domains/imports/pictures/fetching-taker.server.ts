import path from 'node:path'
import { storePicture } from '~/domains/media/commands.server'
import { findPicture } from '~/domains/media/find-picture.server'
import { LARGEST_FILE_BYTES } from '~/domains/media/picture'
import type { Database } from '~/platform/database/database.server'
import { fetchPublic } from './fetch-public.server'
import { givingUpOnSites } from './give-up-on-sites'
import type { LibraryPicture } from './library-pictures'
import { PictureFault, type PictureTaker } from './picture-taker.server'

const MOST_KNOWN_FAULTS = 10_000

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

/** A taker that asks `bring` once for each address, also in later runs; what failed is not tried again in this one. */
function keptOnce(db: Database, bring: (address: string) => Promise<LibraryPicture>): PictureTaker {
  const faults = new Map<string, PictureFault>()
  return {
    async take(address) {
      const fault = faults.get(address)
      if (fault) throw fault
      const known = await findKept(db, address)
      if (known) return known
      try {
        const picture = await bring(address)
        await keep(db, address, picture.id)
        return picture
      } catch (error) {
        if (error instanceof PictureFault && faults.size < MOST_KNOWN_FAULTS) faults.set(address, error)
        throw error
      }
    },
  }
}

async function findKept(db: Database, address: string): Promise<LibraryPicture | undefined> {
  const row = await db
    .selectFrom('importedPictures')
    .select('mediaId')
    .where('address', '=', address.slice(0, 2_000))
    .executeTakeFirst()
  const picture = row && (await findPicture(db, row.mediaId, ''))
  return row && picture && { ...picture, id: row.mediaId }
}

function keep(db: Database, address: string, mediaId: string) {
  return db
    .insertInto('importedPictures')
    .values({ address: address.slice(0, 2_000), mediaId })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ mediaId }))
    .execute()
}
