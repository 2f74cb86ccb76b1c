import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Database } from '~/platform/database/database.server'
import type { FileStore } from '~/platform/storage/file-store.server'
import type { Card } from './card'
import { findPictureByChecksum } from './find-picture.server'
import { drawCard } from './intake/encoder.server'
import { withScratchFolder } from './intake/scratch.server'
import { mediaStore } from './media-store.server'
import { pictureAtLeast } from './picture'

interface WantedCard {
  card: Omit<Card, 'cover'>
  /** A picture of the library by its checksum; one that is gone is left out. */
  cover: string | null
  /** Where the picture goes, and its name there. */
  store: FileStore
  name: string
}

const COVER_WIDTH = 720

/** Draws a card beside the library's pictures, one after the other. @throws NotDrawn */
export function drawCardInto(db: Database, dataDir: string, { card, cover, store, name }: WantedCard) {
  return withScratchFolder(dataDir, async (folder) => {
    const drawn = path.join(folder, name)
    const file = cover ? await coverIn(db, dataDir, { checksum: cover, folder }) : undefined
    await drawCard({ card: { ...card, ...(file && { cover: file }) }, file: drawn })
    await store.put([{ name, path: drawn }])
  })
}

async function coverIn(db: Database, dataDir: string, { checksum, folder }: { checksum: string; folder: string }) {
  const picture = await findPictureByChecksum(db, checksum)
  const name = picture && path.basename(pictureAtLeast(picture, COVER_WIDTH))
  const found = name ? await mediaStore(dataDir).read(name) : undefined
  if (!found) return undefined
  const file = path.join(folder, 'cover')
  await writeFile(file, await buffer(found.stream))
  return file
}
