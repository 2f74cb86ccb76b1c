import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startSite } from './running-site'

const KEPT = path.resolve('node_modules/.cache/test-sites')
const GALLERY_WITHIN_MS = 120_000

let key: Promise<string> | undefined

/**
 * A new folder for a site that has been started once before: with its tables, and with the demo unless `DEMO` is '0'. The
 * first start takes most of a minute on a busy machine, so it is made once for each build and copied.
 */
export async function siteFolder({ DEMO }: { DEMO?: string } = {}) {
  key ??= keyOfBuild()
  const kept = path.join(KEPT, `${await key}-${DEMO === '0' ? 'empty' : 'demo'}`)
  if (!existsSync(kept)) await startOnce(kept, DEMO === '0')
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  await copy(kept, folder)
  return folder
}

async function startOnce(kept: string, isEmpty: boolean) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...(isEmpty && { DEMO: '0' }) })
  if (!isEmpty) await galleriesAreDrawn(site.origin)
  await site.stop()
  // copied for each site, it would only take time
  await rm(path.join(folder, 'postgres.reserve'), { force: true })
  await forgetOlder(path.basename(kept))
  await mkdir(`${kept}.part-${process.pid}`, { recursive: true })
  await copy(folder, `${kept}.part-${process.pid}`)
  // somebody else may have been faster
  await rename(`${kept}.part-${process.pid}`, kept).catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}

/** Two thousand small files: what Node does itself takes half a second of the processor. */
async function copy(from: string, to: string) {
  await promisify(execFile)('cp', ['-R', `${from}/.`, to])
}

/** The demo draws them after it has started. */
async function galleriesAreDrawn(origin: string) {
  const until = Date.now() + GALLERY_WITHIN_MS
  while (!(await (await fetch(`${origin}/tools/queuepro`)).text()).includes('Picture 3 of 3')) {
    if (Date.now() > until) throw new Error('The demo drew no galleries.')
    await pause(200)
  }
}

async function forgetOlder(name: string) {
  const [key = ''] = name.split('-')
  const others = existsSync(KEPT) ? (await readdir(KEPT)).filter((other) => !other.startsWith(key)) : []
  for (const other of others) await rm(path.join(KEPT, other), { recursive: true, force: true })
}

/** What a first start depends on: the built server, the migrations and the demo. */
async function keyOfBuild() {
  const hash = createHash('sha256')
  for (const root of ['build/server', 'migrations', 'demo']) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
