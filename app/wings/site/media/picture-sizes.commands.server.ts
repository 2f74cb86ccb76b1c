import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/monitoring/log.server'
import { FileStoreUnavailable } from '~/platform/storage/file-store.server'
import { mediaStore } from './media-store.server'

const pictureFilePattern = /^\/media\/([0-9a-f]{32}-\d+\.(?:webp|avif))$/

// a store on the network takes some hundredths of a second for each
const BATCH_SIZE = 8

/**
 * The bytes of the library's files at these addresses of the site; others, and what is gone, are left out. The store is asked
 * once for each file, because a file never changes under its name.
 */
export async function measurePictureSizes(
  db: Database,
  dataDir: string,
  addresses: string[],
): Promise<Map<string, number>> {
  const files = [...new Set(addresses)].flatMap((address) => {
    const name = pictureFilePattern.exec(address)?.[1]
    return name ? [{ address, name }] : []
  })
  const names = files.map(({ name }) => name)
  const known = await findStoredSizes(db, names)
  const asked = await readSizesFromStore(
    dataDir,
    names.filter((name) => !known.has(name)),
  )
  await savePictureSizes(db, asked)
  return new Map(
    files.flatMap(({ address, name }) => {
      const bytes = known.get(name) ?? asked.get(name)
      return bytes === undefined ? [] : [[address, bytes] as const]
    }),
  )
}

export async function deletePictureSizes(tx: Database, names: string[]) {
  if (names.length > 0) await tx.deleteFrom('derived.pictureSizes').where('name', 'in', names).execute()
}

async function findStoredSizes(db: Database, names: string[]) {
  if (names.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('derived.pictureSizes')
    .select(['name', 'bytes'])
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}

/** A store that cannot be reached says nothing now, and is asked again another time. */
async function readSizesFromStore(dataDir: string, names: string[]) {
  const store = mediaStore(dataDir)
  const sizes = new Map<string, number>()
  try {
    for (let from = 0; from < names.length; from += BATCH_SIZE) {
      const weigh = async (name: string) => ({ name, bytes: await store.getSize(name) })
      const weighed = await Promise.all(names.slice(from, from + BATCH_SIZE).map(weigh))
      for (const { name, bytes } of weighed) if (bytes !== undefined) sizes.set(name, bytes)
    }
  } catch (error) {
    if (!(error instanceof FileStoreUnavailable)) throw error
    log.warn({ err: error }, 'pictures could not be weighed')
  }
  return sizes
}

async function savePictureSizes(db: Database, weights: Map<string, number>) {
  if (weights.size === 0) return
  await db
    .insertInto('derived.pictureSizes')
    .values([...weights].map(([name, bytes]) => ({ name, bytes })))
    .onConflict((known) => known.column('name').doNothing())
    .execute()
}
