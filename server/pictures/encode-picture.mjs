import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { encodeAnimatedPicture, isAnimated } from './animated-picture.mjs'
import { assertSafeSvg, detectPictureFormat, PictureError } from './picture-format.mjs'
import { createPlaceholder } from './placeholder.mjs'
import { outputWidths, writeAtomically } from './write-file.mjs'

const WIDTHS = [480, 720, 960, 1600, 2560]
const WEBP_QUALITY = 82
const AVIF_QUALITY = 58
// effort 4, sharp's own, takes 1.7 times as long for 4 % less of the drawings of the demo
const WEBP_EFFORT = 2
// a 100-megapixel bomb in a 10 kB file is refused before it is unpacked
const MAX_PIXELS = 100_000_000
// of processor time; the most detailed of the demo takes 0.05
const SVG_TIMEOUT_SECONDS = 3

// at 2,560 px effort 0 takes 0.6 s, 1 takes 2.1 s and 2 takes 3.9 s: the same bytes for a photograph, a third less for a drawing
const AVIF_EFFORT = 1
const FAST_AVIF_FROM_WIDTH = 1601

sharp.cache(false)
// one core stays free for the server
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
})

/** @typedef {{ width: number, height: number, widths: number[], formats: string[], placeholder: string | null }} Drawn */

/**
 * Draws the picture of `file` anew into `folder`, as <width>.<format>, in every width that it fills.
 * `lanes` says how many are encoded at once: one leaves a core to the server.
 * @param {{ file: string, folder: string, formats: string[], lanes: number }} job
 * @returns {Promise<Drawn>}
 */
export async function encodePictureFiles({ file, folder, formats, lanes }) {
  const bytes = await readFile(file)
  const kind = detectPictureFormat(bytes)
  if (kind === 'svg') assertSafeSvg(bytes)
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata().catch(toPictureError)
  const { width, height } = metadata.autoOrient
  if (isAnimated(metadata)) return { ...(await encodeAnimatedPicture({ bytes, metadata, folder })), width, height }

  const widths = outputWidths(width, WIDTHS)
  const decoding = decode(bytes, widths.at(-1) ?? width)
  let raster = await (kind === 'svg' ? withinSeconds(SVG_TIMEOUT_SECONDS, decoding) : decoding)
  /** @type {Set<Promise<void>>} */
  const running = new Set()
  for (const wanted of widths.toReversed()) {
    raster = await scaled(raster, wanted)
    const drawing = drawWidth(raster, folder, formats).finally(() => running.delete(drawing))
    running.add(drawing)
    drawing.catch(() => {}) // heard below; the others must not end the process
    if (running.size >= lanes) await Promise.race(running)
  }
  await Promise.all(running)
  return { width, height, widths, formats, placeholder: await createPlaceholder(raster) }
}

/** Some drawings of a kilobyte would take years. @template T @param {number} seconds @param {Promise<T>} work */
async function withinSeconds(seconds, work) {
  const before = process.cpuUsage()
  /** @type {NodeJS.Timeout | undefined} */
  let watch
  const overrun = new Promise((_, reject) => {
    watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before)
      if (user + system > seconds * 1e6) reject(new PictureError('too-slow'))
    }, 200)
  })
  try {
    return /** @type {T} */ (await Promise.race([work, overrun]))
  } finally {
    clearInterval(watch)
  }
}

/** @typedef {{ data: Buffer, info: import('sharp').OutputInfo }} Raster */

/** Unpacks once: upright, in sRGB, at most `width` wide. Every smaller one is made of it. @returns {Promise<Raster>} */
async function decode(/** @type {Buffer} */ bytes, /** @type {number} */ width) {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().resize({ width }).toColourspace('srgb')
  const raster = await picture.raw().toBuffer({ resolveWithObject: true }).catch(toPictureError)
  if (raster.info.channels < 4 || !isOpaque(raster.data)) return raster
  return sharp(raster.data, { raw: raster.info }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** Whether nothing of four-channel pixels can be seen through; sharp's own answer takes a tenth of a second. */
function isOpaque(/** @type {Buffer} */ pixels) {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false
  return true
}

/** @returns {Promise<Raster>} */
async function scaled(/** @type {Raster} */ raster, /** @type {number} */ width) {
  if (raster.info.width === width) return raster
  return sharp(raster.data, { raw: raster.info }).resize({ width }).raw().toBuffer({ resolveWithObject: true })
}

/** @param {Raster} raster @param {string} folder @param {string[]} formats */
async function drawWidth(raster, folder, formats) {
  const { width } = raster.info
  const webp = await sharp(raster.data, { raw: raster.info })
    .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
    .toBuffer()
  await writeAtomically(join(folder, `${width}.webp`), webp)
  if (formats.includes('avif')) await writeAtomically(join(folder, `${width}.avif`), await avif(raster, webp.length))
}

/** A large photograph is encoded in haste; where that is no smaller than the WebP, it is a drawing and worth the effort. */
async function avif(/** @type {Raster} */ { data, info }, /** @type {number} */ webpBytes) {
  const at = (/** @type {number} */ effort) =>
    sharp(data, { raw: info }).avif({ quality: AVIF_QUALITY, effort }).toBuffer()
  const hasty = info.width >= FAST_AVIF_FROM_WIDTH ? await at(0) : undefined
  return hasty && hasty.length < webpBytes * 0.9 ? hasty : at(AVIF_EFFORT)
}

/** What the decoder says of a bomb becomes our own word for it. @param {unknown} error @returns {never} */
function toPictureError(error) {
  if (error instanceof Error && /pixel limit|exceeds/i.test(error.message)) throw new PictureError('too-many-pixels')
  throw error
}
