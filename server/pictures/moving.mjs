import { join } from 'node:path'
import sharp from 'sharp'
import { widthsOf, writeWhole } from './files.mjs'

// what unpacks to more than this is kept as its first frame: a moving picture belongs into a video
const LARGEST_PIXELS = 60_000_000
const MOST_FRAMES = 300
const WIDTHS = [480, 960]
const QUALITY = 75

/** @param {import('sharp').Metadata} metadata */
export function isAnimated({ pages = 1, width, height, pageHeight = height }) {
  return pages > 1 && pages <= MOST_FRAMES && pages * width * pageHeight <= LARGEST_PIXELS
}

/**
 * A moving GIF or WebP becomes a moving WebP; AVIF would cost minutes.
 * @param {{ bytes: Buffer, metadata: import('sharp').Metadata, folder: string }} job
 */
export async function drawMoving({ bytes, metadata, folder }) {
  const widths = widthsOf(metadata.width, WIDTHS)
  for (const width of widths) {
    const picture = sharp(bytes, { animated: true, limitInputPixels: LARGEST_PIXELS }).resize({ width })
    await writeWhole(join(folder, `${width}.webp`), await picture.webp({ quality: QUALITY, effort: 2 }).toBuffer())
  }
  return { widths, formats: ['webp'], placeholder: null }
}
