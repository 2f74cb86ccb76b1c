import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './prepare.mjs'

const WORTH_IT_BYTES = 1_000
const client = path.join(root, 'build/client')
const files = await readdir(client, { recursive: true, withFileTypes: true })

await Promise.all(
  files
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|xml|txt)$/.test(entry.name))
    .map((entry) => compress(path.join(entry.parentPath, entry.name))),
)

/** Lays the smallest copies beside the file, once and for all: the server only picks one. */
async function compress(/** @type {string} */ file) {
  const content = await readFile(file)
  if (content.byteLength < WORTH_IT_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
