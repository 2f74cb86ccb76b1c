import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startSite } from './running-site'

const CACHE_FOLDER = path.resolve('node_modules/.cache/test-sites')
const GALLERY_TIMEOUT_MS = 120_000

let cacheKey: Promise<string> | undefined

/**
 * A new folder for a site that has been started once before: with its tables, and with the demo unless `DEMO` is '0'. The
 * first start takes most of a minute on a busy machine, so it is made once for each build and copied.
 */
export async function createSiteFolder({ DEMO }: { DEMO?: string } = {}) {
  cacheKey ??= buildCacheKey()
  const kept = path.join(CACHE_FOLDER, `${await cacheKey}-${DEMO === '0' ? 'empty' : 'demo'}`)
  if (!existsSync(kept)) await prepareCachedFolder(kept, DEMO === '0')
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  await copyFolder(kept, folder)
  return folder
}

async function prepareCachedFolder(kept: string, isEmpty: boolean) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...(isEmpty && { DEMO: '0' }) })
  if (!isEmpty) await waitForGalleries(site.origin)
  await site.stop()
  // copied for each site, it would only take time
  await rm(path.join(folder, 'postgres.reserve'), { force: true })
  await deleteOlderFolders(path.basename(kept))
  await mkdir(`${kept}.part-${process.pid}`, { recursive: true })
  await copyFolder(folder, `${kept}.part-${process.pid}`)
  // somebody else may have been faster
  await rename(`${kept}.part-${process.pid}`, kept).catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}

/** Two thousand small files: what Node does itself takes half a second of the processor. */
async function copyFolder(from: string, to: string) {
  await promisify(execFile)('cp', ['-R', `${from}/.`, to])
}

/** The demo draws them after it has started. */
async function waitForGalleries(origin: string) {
  const until = Date.now() + GALLERY_TIMEOUT_MS
  while (!(await (await fetch(`${origin}/tools/queuepro`)).text()).includes('Image 3 of 3')) {
    if (Date.now() > until) throw new Error('The demo drew no galleries.')
    await pause(200)
  }
}

async function deleteOlderFolders(name: string) {
  const [key = ''] = name.split('-')
  const others = existsSync(CACHE_FOLDER) ? (await readdir(CACHE_FOLDER)).filter((other) => !other.startsWith(key)) : []
  for (const other of others) await rm(path.join(CACHE_FOLDER, other), { recursive: true, force: true })
}

/** What a first start depends on: the built server, the migrations and the demo. */
async function buildCacheKey() {
  const hash = createHash('sha256')
  for (const root of ['build/server', 'migrations', 'demo']) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
