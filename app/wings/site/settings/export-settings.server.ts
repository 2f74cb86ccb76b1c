import { renameKeys, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import type { Brand } from './brand'
import { findBrand } from './queries.server'

/** The settings that are content: who the studio is. */
export async function* exportSettings(db: Database) {
  yield toBrandRecord(await findBrand(db))
}

/** Pictures are named by their checksums, with the words that describe them here. */
export function toBrandRecord({ logo, socialPicture, ...brand }: Brand) {
  const pictures = { logo: named(logo), socialPicture: named(socialPicture) }
  return { name: 'brand', value: renameKeys({ ...brand, ...pictures }, toSnakeCase) }
}

function named(picture: Brand['logo']) {
  return picture && { checksum: picture.checksum, alt: picture.alt }
}
