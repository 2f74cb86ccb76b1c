import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ENTRY = 'app/entry.islands.ts'
const ID = 'virtual:islands'
const CLIENT_MANIFEST = 'build/client/.vite/manifest.json'

type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * Builds the script of plain pages beside those of the applications, and tells the server the addresses of it and of what
 * it imports, as `virtual:islands`.
 */
export function islandsEntry(): Plugin {
  return {
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
  }
}

function scriptsOf(manifest: Manifest, name: string): string[] {
  const { file, imports = [] } = manifest[name] ?? { file: '' }
  return [...new Set([`/${file}`, ...imports.flatMap((next) => scriptsOf(manifest, next))])]
}
