import { open } from 'node:fs/promises'

/** Each width that the picture fills, and its own when it lies between or below them; nothing is drawn larger than it is. */
export function outputWidths(/** @type {number} */ width, /** @type {number[]} */ wanted) {
  const widths = wanted.filter((candidate) => candidate < width)
  if (widths.length < wanted.length) widths.push(Math.min(width, wanted.at(-1) ?? width))
  return widths
}

/** Every byte is on the disk when this is done. */
export async function writeAtomically(/** @type {string} */ path, /** @type {Buffer} */ content) {
  const file = await open(path, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
