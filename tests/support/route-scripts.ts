import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ASSETS = 'build/client/assets'
// static and dynamic imports, and what a dynamic one is told to fetch beforehand
const IMPORT_PATTERN = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g

interface ManifestRoute {
  module: string
  imports: string[]
  clientActionModule?: string
}

interface Manifest {
  entry: ManifestRoute
  routes: Record<string, ManifestRoute>
}

/** Every script of the build that the pages of these routes load or may load later, each as its file's name and text. */
export function listRouteScripts(...routes: string[]) {
  const manifest = readManifest()
  const parts = [manifest.entry, ...routes.map((id) => findManifestRoute(manifest, id))]
  const begin = parts.flatMap(({ module, imports, clientActionModule }) => [
    module,
    ...imports,
    clientActionModule ?? [],
  ])
  const found = new Map<string, string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    const text = readScript(name)
    found.set(name, text)
    for (const [, next = ''] of text.matchAll(IMPORT_PATTERN)) follow(next)
  }
  for (const address of begin.flat()) follow(path.posix.basename(address))
  return found
}

/** Every script of the build. */
export function listAllScripts() {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, readScript(name)]))
}

function findManifestRoute({ routes }: Manifest, id: string) {
  const route = routes[id]
  if (!route) throw new Error(`The build has no route ${id}.`)
  return route
}

function readManifest(): Manifest {
  const [, json = ''] =
    /=(\{.*\})/s.exec([...listAllScripts()].find(([name]) => name.startsWith('manifest-'))?.[1] ?? '') ?? []
  return JSON.parse(json)
}

function readScript(name: string) {
  return readFileSync(path.join(ASSETS, name), 'utf8')
}
