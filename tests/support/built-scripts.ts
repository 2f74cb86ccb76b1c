import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ASSETS = 'build/client/assets'
// static and dynamic imports, and what a dynamic one is told to fetch beforehand
const IMPORT_PATTERN = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g

/** Every script of the build that pages of plain HTML load or may load later, each as its file's name and text. */
export function listIslandScripts() {
  const entry = readdirSync(ASSETS).find((name) => /^entry\.islands-.*\.js$/.test(name))
  if (!entry) throw new Error('The build has no islands.')
  const found = new Map<string, string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    const text = readScript(name)
    found.set(name, text)
    for (const [, next = ''] of text.matchAll(IMPORT_PATTERN)) follow(next)
  }
  follow(entry)
  return found
}

/** Every script of the build. */
export function listAllScripts() {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, readScript(name)]))
}

function readScript(name: string) {
  return readFileSync(path.join(ASSETS, name), 'utf8')
}
