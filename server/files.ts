import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const clientFolder = path.resolve('build/client')

/** The built scripts, styles, fonts and pictures; compressed copies lie beside them. */
export function siteFiles({ isImmutable }: { isImmutable: boolean }): MiddlewareHandler {
  return serveStatic({
    root: clientFolder,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', isImmutable ? IMMUTABLE : A_DAY),
  })
}

/** Pictures that were brought in; their names hold a checksum, so they never change. */
export function mediaFiles(dataDir: string): MiddlewareHandler {
  return serveStatic({
    root: path.resolve(dataDir),
    onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
  })
}
