import { join } from 'node:path'
import sharp from 'sharp'
import { outputWidths, writeAtomically } from './write-file.mjs'

// what unpacks to more than this is kept as its first frame: a moving picture belongs into a video
const MAX_PIXELS = 60_000_000
const MAX_FRAMES = 300
const WIDTHS = [480, 960]
const QUALITY = 75

/** @param {import('sharp').Metadata} metadata */
export function isAnimated({ pages = 1, width, height, pageHeight = height }) {
  return pages > 1 && pages <= MAX_FRAMES && pages * width * pageHeight <= MAX_PIXELS
}

/**
 * A moving GIF or WebP becomes a moving WebP; AVIF would cost minutes.
 * @param {{ bytes: Buffer, metadata: import('sharp').Metadata, folder: string }} job
 */
export async function encodeAnimatedPicture({ bytes, metadata, folder }) {
  const widths = outputWidths(metadata.width, WIDTHS)
  for (const width of widths) {
    const picture = sharp(bytes, { animated: true, limitInputPixels: MAX_PIXELS }).resize({ width })
    await writeAtomically(join(folder, `${width}.webp`), await picture.webp({ quality: QUALITY, effort: 2 }).toBuffer())
  }
  return { widths, formats: ['webp'], placeholder: null }
}
