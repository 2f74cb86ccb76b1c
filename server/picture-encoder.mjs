/*
 * A process of its own draws pictures: decoding takes hundreds of megabytes that a long-running server would not get back,
 * and a picture made to crash the decoder takes down nothing else. Jobs come and go as messages of the parent.
 */
import { link, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const WIDTHS = [480, 720, 960, 1600]
const WEBP_QUALITY = 82
// a 100-megapixel bomb in a 10 kB file is refused before it is unpacked
const LARGEST_PIXELS = 100_000_000

sharp.cache(false)

/** @typedef {{ id: number, bytes: Uint8Array, folder: string, checksum: string }} Job */

// whoever asked is gone: nobody waits for the answer any more
process.on('disconnect', () => process.exit())

process.on('message', async (/** @type {Job} */ job) => {
  try {
    process.send?.({ id: job.id, size: await encode(job) })
  } catch (error) {
    process.send?.({ id: job.id, fault: error instanceof Error ? error.message : String(error) })
  }
})

/** Writes the picture in every width that it fills. @param {Job} job */
async function encode({ bytes, folder, checksum }) {
  const input = () => sharp(bytes, { limitInputPixels: LARGEST_PIXELS }).rotate()
  const { autoOrient, width: rawWidth, height: rawHeight } = await input().metadata()
  const { width, height } = autoOrient ?? { width: rawWidth, height: rawHeight }
  const widths = WIDTHS.filter((candidate) => candidate < width)
  if (widths.length < WIDTHS.length) widths.push(Math.min(width, WIDTHS.at(-1) ?? width))
  await Promise.all(
    widths.map(async (wanted) => {
      const file = await input().resize({ width: wanted }).webp({ quality: WEBP_QUALITY }).toBuffer()
      await writeWhole(join(folder, `${checksum}-${wanted}.webp`), file)
    }),
  )
  return { width, height, widths }
}

/** The name appears only once every byte is on the disk. @param {string} path @param {Buffer} content */
async function writeWhole(path, content) {
  const draft = `${path}.${process.pid}.part`
  const file = await open(draft, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await link(draft, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft, { force: true })
  const directory = await open(dirname(path))
  await directory.sync().finally(() => directory.close())
}
