import sharp from 'sharp'

const WIDTH = 12
const QUALITY = 20

/**
 * A picture 12 pixels wide as a data: URL of about 120 bytes, for the time until the real one is there. Null for one that
 * can be seen through: it would shine through for good.
 * @param {{ data: Buffer, info: import('sharp').OutputInfo }} raster
 */
export async function createPlaceholder({ data, info }) {
  if (info.channels === 4) return null
  const small = await sharp(data, { raw: info })
    .resize({ width: Math.min(WIDTH, info.width) })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
