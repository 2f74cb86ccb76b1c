import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { storePicture } from '~/wings/site/media/commands.server'

// drawn while somebody waits, and one core stays with the other visitors
const ENCODING = { formats: ['avif', 'webp'] as ('avif' | 'webp')[], lanes: 1 }

/**
 * Puts photos that a visitor sent into the library, drawn anew: nothing of their metadata, places above all, is kept.
 * Answers their ids. @throws DomainError for what is no photo
 */
export async function addPhotosToLibrary(db: Database, dataDir: string, files: File[]) {
  const ids: string[] = []
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const name = safeFileName(file)
    if (!isPhoto(bytes)) throw new DomainError(`${name} is not a supported photo. Use JPEG, PNG, WebP or AVIF.`, 415)
    const picture = await storePicture(db, dataDir, { fileName: name, bytes }, ENCODING)
    ids.push(picture.id)
  }
  return ids
}

function safeFileName({ name }: File) {
  return name.replace(/[\p{C}/\\]/gu, '').slice(-60) || 'photo'
}

/** By how the file begins: drawings and films that the library knows are no photos of a buyer. */
function isPhoto(bytes: Uint8Array) {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 4) === '\x89PNG' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    text(4, 8) === 'ftyp'
  )
}
