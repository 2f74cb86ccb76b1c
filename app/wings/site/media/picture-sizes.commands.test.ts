import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { deletePictureSizes, measurePictureSizes } from './picture-sizes.commands.server'

const checksum = '0123456789abcdef0123456789abcdef'
const name = `${checksum}-960.avif`
const address = `/media/${name}`

test('a file of the library is weighed once, and others are left out', async ({ db }) => {
  const dataDir = tempFolder()
  const file = path.join(dataDir, 'media', name)
  mkdirSync(path.dirname(file))
  writeFileSync(file, Buffer.alloc(1_234))
  const asked = [address, address, `/media/${checksum}-480.webp`, 'https://elsewhere.test/a.png', '/media/../secret']
  expect([...(await measurePictureSizes(db, dataDir, asked))]).toEqual([[address, 1_234]])
  rmSync(file)
  expect((await measurePictureSizes(db, dataDir, asked)).get(address)).toBe(1_234)
  await deletePictureSizes(db, [name])
  expect([...(await measurePictureSizes(db, dataDir, asked))]).toEqual([])
  expect((await measurePictureSizes(db, dataDir, [])).size).toBe(0)
})
