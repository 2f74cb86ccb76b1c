import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { createPicture, reencodedFiles, rejectedFiles } from '~test/hostile-files'
import { tempFolder } from '~test/temp-folder'
import { describe, expect, test } from '~test/test'
import { storePicture } from './commands.server'
import { UnreadablePicture } from './errors'

const filesOf = (dataDir: string) => {
  const folder = path.join(dataDir, 'media')
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
}

async function stored(dataDir: string, name: string) {
  const file = filesOf(dataDir).find((candidate) => candidate.endsWith(name)) ?? ''
  return sharp(readFileSync(file))
}

describe('what is no picture, or more than one thing at once, is refused', () => {
  test.for(rejectedFiles)('%s', { timeout: 60_000 }, async ([fileName, bytes, told], { db }) => {
    const dataDir = tempFolder()
    const attempt = storePicture(db, dataDir, { fileName, bytes: await bytes() })
    await expect(attempt).rejects.toThrow(UnreadablePicture)
    await expect(attempt).rejects.toThrow(told)
    await expect(attempt).rejects.toThrow(fileName)
    expect(filesOf(dataDir)).toEqual([])
    expect(await db.selectFrom('mediaFiles').select('id').execute()).toEqual([])
    expect(readdirSync(path.join(dataDir, 'uploads'))).toEqual([])
  })
})

describe('what can be seen is drawn anew, and nothing else is kept', () => {
  test.for(reencodedFiles)('%s', async ([fileName, bytes], { db }) => {
    const dataDir = tempFolder()
    const picture = await storePicture(db, dataDir, { fileName, bytes: await bytes() })
    expect(picture).toMatchObject({ fileName, width: 600, height: 300, widths: [480, 600], formats: ['avif', 'webp'] })
    expect(filesOf(dataDir)).toHaveLength(4)
    for (const file of filesOf(dataDir)) {
      expect(readFileSync(file).toString('latin1')).not.toMatch(/<script|alert\(1/i)
      expect(path.extname(file).slice(1)).toMatch((await sharp(file).metadata()).format === 'webp' ? 'webp' : 'avif')
    }
  })
})

test('an SVG that hides a reference from the check still draws nothing from outside', async ({ db }) => {
  const dataDir = tempFolder()
  const secret = path.join(dataDir, 'secret.png')
  writeFileSync(secret, await createPicture('png'))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><image data-a=">" href="file://${secret}" width="600" height="300"/></svg>`
  await storePicture(db, dataDir, { fileName: 'hidden.svg', bytes: Buffer.from(svg) })
  const { channels } = await (await stored(dataDir, '-600.webp')).stats()
  expect(channels.map(({ max }) => max)).toEqual([0, 0, 0, 0])
})

test('a photograph loses its place and its camera, stands upright and keeps its colours', async ({ db }) => {
  const dataDir = tempFolder()
  const bytes = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r: 120, g: 200, b: 90 } },
  })
    .withIccProfile('p3')
    .withExifMerge({ IFD0: { Make: 'Acme' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  const picture = await storePicture(db, dataDir, { fileName: 'phone.jpg', bytes })
  expect(picture).toMatchObject({ width: 800, height: 1200, widths: [480, 720, 800] })
  for (const name of ['-480.webp', '-800.avif']) {
    const { exif, icc, xmp, iptc, orientation, width = 0, height = 0 } = await (await stored(dataDir, name)).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({})
    expect(icc?.byteLength ?? 0).toBeLessThan(700) // at most the description of sRGB
    expect(height / width).toBeCloseTo(1.5)
  }
  const { channels } = await (await stored(dataDir, '-800.webp')).stats()
  for (const [index, wanted] of [120, 200, 90].entries())
    expect(Math.abs((channels[index]?.mean ?? 0) - wanted)).toBeLessThan(4)
})

test('nothing is drawn larger than it is, and nothing wider than 2,560 pixels', async ({ db }) => {
  const dataDir = tempFolder()
  const widths = async (width: number) =>
    (await storePicture(db, dataDir, { fileName: `${width}.png`, bytes: await createPicture('png', width, 100) }))
      .widths
  expect(await widths(60)).toEqual([60])
  expect(await widths(960)).toEqual([480, 720, 960])
  expect(await widths(3_000)).toEqual([480, 720, 960, 1600, 2560])
})

test('a picture has a placeholder of a few hundred bytes; one that can be seen through has none', async ({ db }) => {
  const dataDir = tempFolder()
  const solid = await storePicture(db, dataDir, { fileName: 'a.png', bytes: await createPicture('png') })
  expect(solid.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,500}$/)
  const glass = { create: { width: 600, height: 300, channels: 4 as const, background: '#1f6f8b80' } }
  const clear = await storePicture(db, dataDir, { fileName: 'b.png', bytes: await sharp(glass).png().toBuffer() })
  expect(clear.placeholder).toBeNull()
  expect((await (await stored(dataDir, `${clear.checksum}-480.avif`)).metadata()).hasAlpha).toBe(true)
})

test('a moving GIF keeps moving, and one beyond all measure becomes a still', async ({ db }) => {
  const dataDir = tempFolder()
  const frames = (count: number) => {
    const frame = (n: number) =>
      sharp({
        create: { width: 40, height: 30, channels: 3, background: { r: (n * 50) % 256, g: (n * 90) % 256, b: 90 } },
      })
        .png()
        .toBuffer()
    return Promise.all(Array.from({ length: count }, (_, n) => frame(n)))
  }
  const gif = async (count: number) =>
    sharp(await frames(count), { join: { animated: true } })
      .gif()
      .toBuffer()
  const moving = await storePicture(db, dataDir, { fileName: 'moving.gif', bytes: await gif(5) })
  expect(moving).toMatchObject({ width: 40, height: 30, widths: [40], formats: ['webp'] })
  expect((await (await stored(dataDir, `${moving.checksum}-40.webp`)).metadata()).pages).toBe(5)
  const still = await storePicture(db, dataDir, { fileName: 'endless.gif', bytes: await gif(301) })
  expect(still.formats).toEqual(['avif', 'webp'])
  expect((await (await stored(dataDir, `${still.checksum}-40.webp`)).metadata()).pages).toBeUndefined()
})

test('the same bytes are kept once, whatever they are called', async ({ db }) => {
  const dataDir = tempFolder()
  const bytes = await createPicture('png')
  const first = await storePicture(db, dataDir, { fileName: 'a.png', bytes })
  expect(await storePicture(db, dataDir, { fileName: 'b.png', bytes })).toMatchObject({
    id: first.id,
    fileName: 'a.png',
  })
})
