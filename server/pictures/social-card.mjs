import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { writeAtomically } from './write-file.mjs'

/**
 * @typedef {{ ground: string, ink: string, muted: string, accent: string }} Colors
 * @typedef {{ title: string, kind: string, brand: string, host: string, colors: Colors, cover?: string }} Card
 * @typedef {import('sharp').OverlayOptions} Layer
 */

// what networks show of a link: https://ogp.me, 1.91 : 1
const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 72
const TITLE_TOP = 132
const FOOT_TOP = 524
const COVER = { left: 680, top: 110, width: 660, height: 410, corner: 20 }
const MAX_FONT_SIZE = 108
const SIZES = [84, 72, 62, 54, 46]
const MIN_FONT_SIZE = 40
const JPEG_QUALITY = 88

const HEADING = 'Bricolage Grotesque Bold'
const TEXT = 'Figtree SemiBold'

/**
 * Draws a card into `file`, as a JPEG: the title as large as its words allow, the picture running off at the right.
 * @param {{ card: Card, file: string }} job
 */
export async function composeSocialCard({ card, file }) {
  const { colors } = card
  const cover = card.cover ? await coverLayer(card.cover) : undefined
  const width = (cover ? COVER.left - 48 : WIDTH - MARGIN) - MARGIN
  const line = (/** @type {string} */ text, /** @type {string} */ color) =>
    words(text, { font: `${TEXT} 28`, color, width, isLine: true })
  const height = FOOT_TOP - TITLE_TOP - 24
  const sizes = cover ? SIZES : [MAX_FONT_SIZE, ...SIZES]
  const title = await fitted(card.title, { color: colors.ink, width, height, sizes })
  const titleTop = cover || !title ? TITLE_TOP : TITLE_TOP + Math.round((height - title.info.height) / 2)
  const brand = await line(card.brand, colors.ink)
  const layers = [
    cover,
    toLayer(await line(card.kind, colors.accent), MARGIN, 76),
    toLayer(title, MARGIN, titleTop),
    toLayer(brand, MARGIN, FOOT_TOP),
    toLayer(await line(card.host, colors.muted), MARGIN + (brand ? brand.info.width + 24 : 0), FOOT_TOP),
  ]
  const picture = await sharp(Buffer.from(renderBackground(colors)))
    .composite(layers.filter((layer) => layer !== undefined))
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await writeAtomically(file, picture)
  return { byteSize: picture.length }
}

/** The sea at the bottom, as on the site. */
function renderBackground(/** @type {Colors} */ { ground, accent }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
    <path d="M0 606c150-18 275-18 433-2s275 18 417 4 233-14 350 0v22H0z" fill="${accent}"/>
  </svg>`
}

/** @returns {Promise<Layer>} */
async function coverLayer(/** @type {string} */ file) {
  const { left, top, width, height, corner } = COVER
  const visible = WIDTH - left
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${visible}" height="${height}">
    <rect width="${visible + corner}" height="${height}" rx="${corner}"/></svg>`
  const cropped = await sharp(await readFile(file))
    .resize({ width, height, fit: 'cover', position: 'top' })
    .toBuffer()
  const input = await sharp(cropped)
    .extract({ left: 0, top: 0, width: visible, height })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left, top }
}

/** @typedef {{ data: Buffer, info: import('sharp').OutputInfo } | undefined} Drawn */

/** The largest size in which the words keep within the box; what is too long for the smallest ends with an ellipsis. */
async function fitted(
  /** @type {string} */ text,
  /** @type {{ color: string, width: number, height: number, sizes: number[] }} */ { color, width, height, sizes },
) {
  const drawnAt = (/** @type {string} */ shown, /** @type {number} */ size) =>
    words(shown, { font: `${HEADING} ${size}`, color, width })
  for (const size of sizes) {
    const drawn = await drawnAt(text, size)
    if (!drawn || drawn.info.height <= height) return drawn
  }
  for (let shown = text; ; shown = shown.slice(0, Math.floor(shown.length * 0.85)).trimEnd()) {
    const drawn = await drawnAt(shown === text ? shown : `${shown}…`, MIN_FONT_SIZE)
    if (!drawn || drawn.info.height <= height || shown.length < 10) return drawn
  }
}

/**
 * Words as pixels; nothing for none.
 * @param {string} text
 * @param {{ font: string, color: string, width: number, isLine?: boolean }} look
 * @returns {Promise<Drawn>}
 */
async function words(text, { font, color, width, isLine = false }) {
  if (!text.trim()) return undefined
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const markup = `<span foreground="${color}">${escaped}</span>`
  // 72 dots to the inch make a point of the font a pixel
  const drawn = sharp({
    text: { text: markup, font, rgba: true, dpi: 72, ...(isLine ? {} : { width, wrap: 'word-char' }) },
  })
  const raw = await drawn.raw().toBuffer({ resolveWithObject: true })
  if (raw.info.width <= width) return raw
  return sharp(raw.data, { raw: raw.info })
    .extract({ left: 0, top: 0, width, height: raw.info.height })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** @returns {Layer | undefined} */
function toLayer(/** @type {Drawn} */ drawn, /** @type {number} */ left, /** @type {number} */ top) {
  if (!drawn || left >= WIDTH) return undefined
  const { width, height, channels } = drawn.info
  return { input: drawn.data, raw: { width, height, channels }, left, top }
}
