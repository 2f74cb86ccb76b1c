import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const MAX_BYTES = 1_500

test(`what every page runs to tell of visits is at most ${MAX_BYTES} bytes, packed`, async () => {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: true,
      lib: { entry: path.join(import.meta.dirname, 'track-events.ts'), formats: ['iife'], name: 'telling' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built?.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('') ?? ''
  expect(code).toContain('sendBeacon')
  expect(gzipSync(code).byteLength).toBeLessThanOrEqual(MAX_BYTES)
})
