import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { mediaStore } from '~/wings/site/media/media-store.server'
import { errorResponse } from './error-response'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
const clientFolder = path.resolve('build/client')

/** The built scripts, styles, fonts and pictures; compressed copies lie beside them. */
export function staticFiles({ isImmutable }: { isImmutable: boolean }): MiddlewareHandler {
  return withCacheControl(isImmutable ? IMMUTABLE : A_DAY, serveStatic({ root: clientFolder, precompressed: true }))
}

const pictureTypes: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }
const PICTURE_NAME = /^[0-9a-f]{32}-\d+\.(avif|webp)$/

/** Pictures of the library; their names hold a checksum, so they never change. Nothing else in the store is served. */
export function mediaFiles(dataDir: string): MiddlewareHandler {
  const store = mediaStore(dataDir)
  return async (c) => {
    const name = c.req.path.slice('/media/'.length)
    const [, format = ''] = PICTURE_NAME.exec(name) ?? []
    const found = format ? await store.read(name) : undefined
    if (!found) return errorResponse(c, 404, 'This picture does not exist.')
    return c.body(found.stream, 200, {
      'Content-Type': pictureTypes[format] ?? '',
      'Content-Length': String(found.byteSize),
      'Cache-Control': IMMUTABLE,
      // even opened by itself it can neither run nor load anything
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  }
}

/** The answer is made before `onFound` of serveStatic is called, so the header is set here. */
function withCacheControl(cacheControl: string, files: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    const found = await files(c, next)
    if (found instanceof Response) found.headers.set('Cache-Control', cacheControl)
    return found
  }
}
