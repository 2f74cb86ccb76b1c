import sharp from 'sharp'

const WIDTH = 20
const QUALITY = 30

/**
 * A picture of 20 pixels as a data: URL of about 200 bytes, for the time until the real one is there. Null for one that
 * can be seen through: it would shine through for good.
 * @param {{ data: Buffer, info: import('sharp').OutputInfo }} raster
 */
export async function placeholderOf({ data, info }) {
  if (info.channels === 4) return null
  const small = await sharp(data, { raw: info })
    .resize({ width: Math.min(WIDTH, info.width) })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
