import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Database } from '~/platform/database/database.server'
import type { FileStore } from '~/platform/storage/file-store.server'
import { mediaStore } from './media-store.server'
import { pictureUrlAtLeast } from './picture'
import { encodeSocialCard } from './picture-encoder.server'
import { findPictureByChecksum } from './pictures.queries.server'
import { withScratchFolder } from './scratch-folder.server'
import type { SocialCardData } from './social-card-data'

interface SocialCardRequest {
  card: Omit<SocialCardData, 'cover'>
  /** A picture of the library by its checksum; one that is gone is left out. */
  cover: string | null
  /** Where the picture goes, and its name there. */
  store: FileStore
  name: string
}

const COVER_WIDTH = 720

/** Draws a card beside the library's pictures, one after the other. @throws EncodingFailed */
export function renderSocialCard(db: Database, dataDir: string, { card, cover, store, name }: SocialCardRequest) {
  return withScratchFolder(dataDir, async (folder) => {
    const drawn = path.join(folder, name)
    const file = cover ? await copyCover(db, dataDir, { checksum: cover, folder }) : undefined
    await encodeSocialCard({ card: { ...card, ...(file && { cover: file }) }, file: drawn })
    await store.put([{ name, path: drawn }])
  })
}

async function copyCover(db: Database, dataDir: string, { checksum, folder }: { checksum: string; folder: string }) {
  const picture = await findPictureByChecksum(db, checksum)
  const name = picture && path.basename(pictureUrlAtLeast(picture, COVER_WIDTH))
  const found = name ? await mediaStore(dataDir).read(name) : undefined
  if (!found) return undefined
  const file = path.join(folder, 'cover')
  await writeFile(file, await buffer(found.stream))
  return file
}
