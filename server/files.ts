import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const clientFolder = path.resolve('build/client')

/** The built scripts, styles, fonts and pictures; compressed copies lie beside them. */
export function siteFiles({ isImmutable }: { isImmutable: boolean }): MiddlewareHandler {
  return kept(isImmutable ? IMMUTABLE : A_DAY, serveStatic({ root: clientFolder, precompressed: true }))
}

/** Pictures that were brought in; their names hold a checksum, so they never change. */
export function mediaFiles(dataDir: string): MiddlewareHandler {
  return kept(IMMUTABLE, serveStatic({ root: path.resolve(dataDir) }))
}

/** The answer is made before `onFound` of serveStatic is called, so the header is set here. */
function kept(cacheControl: string, files: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    const found = await files(c, next)
    if (found instanceof Response) found.headers.set('Cache-Control', cacheControl)
    return found
  }
}
