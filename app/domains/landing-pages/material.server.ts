import { findPictures } from '~/domains/media/find-picture.server'
import type { Database } from '~/platform/database/database.server'
import type { Block } from './block-schema'
import { blocksIn, pictureIdsOf } from './blocks-in'
import type { Material } from './material'

export async function materialFor(db: Database, blocks: Block[]): Promise<Material> {
  return { pictures: await findPictures(db, blocksIn(blocks).flatMap(pictureIdsOf)) }
}
