import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ENTRY = 'app/entry.islands.ts'
const ID = 'virtual:islands'
const CLIENT_MANIFEST = 'build/client/.vite/manifest.json'

type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * Builds the script of plain pages beside those of the applications, and tells the server the addresses of it and of what
 * it imports, as `virtual:islands`. `start` and `all` hold the modules that it runs at once, and those of every island too,
 * once the bundler has read them.
 */
export function islandsEntry() {
  const start = new Set<string>()
  const all = new Set<string>()
  const plugin: Plugin = {
    name: 'islands-entry',
    config: () => ({ environments: { client: { build: { rollupOptions: { input: [ENTRY] } } } } }),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return
      if (this.environment.mode === 'dev') return `export default ['/${ENTRY}']`
      // the browser's own build asks for it with the root of the applications, which never draws a plain page
      if (this.environment.name === 'client') return 'export default []'
      const manifest: Manifest = JSON.parse(await readFile(CLIENT_MANIFEST, 'utf8'))
      return `export default ${JSON.stringify(scriptsOf(manifest, ENTRY))}`
    },
    buildEnd() {
      if (this.environment.name !== 'client') return
      const entry = [...this.getModuleIds()].filter((id) => id.endsWith(`/${ENTRY}`))
      collect(entry, start, (id) => this.getModuleInfo(id)?.importedIds ?? [])
      // in a file of its own: the applications import what it imports, and must not run it
      for (const id of entry) start.delete(id)
      collect(entry, all, (id) => {
        const info = this.getModuleInfo(id)
        return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : []
      })
    },
  }
  return { start, all, plugin }
}

/** Adds the modules and what they import, and so on, to `found`. */
function collect(modules: string[], found: Set<string>, importsOf: (id: string) => readonly string[]) {
  const next = [...modules]
  for (const id of next) {
    if (found.has(id)) continue
    found.add(id)
    next.push(...importsOf(id))
  }
}

function scriptsOf(manifest: Manifest, name: string): string[] {
  const { file, imports = [] } = manifest[name] ?? { file: '' }
  return [...new Set([`/${file}`, ...imports.flatMap((next) => scriptsOf(manifest, next))])]
}
