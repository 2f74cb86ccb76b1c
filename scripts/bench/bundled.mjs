import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

// below node_modules, where what is built finds its packages
const FOLDER = 'node_modules/.cache/studio-bench'

/**
 * Parts of the server as the build makes them: loaded one by one from the sources, each call between two files would cost
 * several times as much.
 * @param {Record<string, string>} files by the name under which they are wanted
 * @returns {Promise<Record<string, unknown>>}
 */
export async function bundled(files) {
  mkdirSync(FOLDER, { recursive: true })
  const outDir = mkdtempSync(path.resolve(FOLDER, 'built-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  const input = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path.resolve('app', file)]))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: { ssr: true, outDir, minify: false, target: 'node24', rolldownOptions: { input } },
  })
  const modules = Object.keys(files).map(async (name) => [
    name,
    await import(pathToFileURL(path.join(outDir, `${name}.js`)).href),
  ])
  return Object.fromEntries(await Promise.all(modules))
}
