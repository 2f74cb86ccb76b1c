import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/log.server'
import { StoreUnavailable } from '~/platform/storage/file-store.server'
import { mediaStore } from './media-store.server'

const fileAt = /^\/media\/([0-9a-f]{32}-\d+\.(?:webp|avif))$/

// a store on the network takes some hundredths of a second for each
const AT_ONCE = 8

/**
 * The bytes of the library's files at these addresses of the site; others, and what is gone, are left out. The store is asked
 * once for each file, because a file never changes under its name.
 */
export async function weighPictures(db: Database, dataDir: string, addresses: string[]): Promise<Map<string, number>> {
  const files = [...new Set(addresses)].flatMap((address) => {
    const name = fileAt.exec(address)?.[1]
    return name ? [{ address, name }] : []
  })
  const names = files.map(({ name }) => name)
  const known = await findWeights(db, names)
  const asked = await askStore(
    dataDir,
    names.filter((name) => !known.has(name)),
  )
  await keepWeights(db, asked)
  return new Map(
    files.flatMap(({ address, name }) => {
      const bytes = known.get(name) ?? asked.get(name)
      return bytes === undefined ? [] : [[address, bytes] as const]
    }),
  )
}

export async function forgetWeights(tx: Database, names: string[]) {
  if (names.length > 0) await tx.deleteFrom('derived.pictureWeights').where('name', 'in', names).execute()
}

async function findWeights(db: Database, names: string[]) {
  if (names.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('derived.pictureWeights')
    .select(['name', 'bytes'])
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}

/** A store that cannot be reached says nothing now, and is asked again another time. */
async function askStore(dataDir: string, names: string[]) {
  const store = mediaStore(dataDir)
  const sizes = new Map<string, number>()
  try {
    for (let from = 0; from < names.length; from += AT_ONCE) {
      const weigh = async (name: string) => ({ name, bytes: await store.sizeOf(name) })
      const weighed = await Promise.all(names.slice(from, from + AT_ONCE).map(weigh))
      for (const { name, bytes } of weighed) if (bytes !== undefined) sizes.set(name, bytes)
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.warn({ err: error }, 'pictures could not be weighed')
  }
  return sizes
}

async function keepWeights(db: Database, weights: Map<string, number>) {
  if (weights.size === 0) return
  await db
    .insertInto('derived.pictureWeights')
    .values([...weights].map(([name, bytes]) => ({ name, bytes })))
    .onConflict((known) => known.column('name').doNothing())
    .execute()
}
