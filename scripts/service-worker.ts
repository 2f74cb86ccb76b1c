import { build, type Plugin } from 'vite'

const ENTRY = 'app/shell/offline/service-worker.ts'
const ID = 'virtual:service-worker'

/** Builds the service worker as one script without imports, and hands its text to the server as `virtual:service-worker`. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        resolve: { tsconfigPaths: true },
        build: { write: false, target: 'es2022', rollupOptions: { input: ENTRY, output: { format: 'iife' } } },
      })
      if (!('output' in built)) throw new Error('The service worker was not built.')
      return `export default ${JSON.stringify(built.output[0].code)}`
    },
  }
}
