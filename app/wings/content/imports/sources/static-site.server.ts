import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { JekyllDefault } from './jekyll-defaults'
import { normalizeFieldName } from './table-row'

/** A site that Jekyll or Hugo made of Markdown, as far as its folder says. */
export interface StaticSite {
  generator: 'jekyll' | 'hugo'
  /** "https://example.com"; empty when nobody says so. */
  origin: string
  /** The path below which all of it lived, "/blog"; empty for none. */
  basePath: string
  /** The folder that the paths of its addresses begin in. */
  root: string
  /** The addresses of posts: of Jekyll under '', of Hugo under the names of sections. */
  permalinks: Record<string, string>
  /** Of Hugo: whether addresses end with ".html"; the sections where they do. */
  uglyUrls?: boolean | string[]
  /** Of Jekyll. */
  defaults?: JekyllDefault[]
}

const hugoFiles = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
  ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`),
)
const MAX_PARENT_FOLDERS = 3

/** The site that a folder belongs to: the folder itself or one above it says so. Undefined for texts of no site. */
export async function findStaticSite(folder: string): Promise<StaticSite | undefined> {
  let place = path.resolve(folder)
  for (let height = 0; height <= MAX_PARENT_FOLDERS; height++) {
    if (existsSync(path.join(place, '_config.yml'))) return readJekyllSite(place)
    const file = existsSync(path.join(place, 'content')) && hugoFiles.find((name) => existsSync(path.join(place, name)))
    if (file) return readHugoSite(place, file)
    place = path.dirname(place)
  }
  const isOfJekyll = existsSync(path.join(folder, '_posts')) || path.basename(path.resolve(folder)) === '_posts'
  return isOfJekyll
    ? { generator: 'jekyll', origin: '', basePath: '', root: path.resolve(folder), permalinks: {} }
    : undefined
}

async function readJekyllSite(root: string): Promise<StaticSite> {
  const config = await readConfig(path.join(root, '_config.yml'))
  const permalinks: Record<string, string> = config.permalink ? { '': String(config.permalink) } : {}
  const where = splitBaseUrl(`${config.url ?? ''}`, `${config.baseurl ?? ''}`)
  return { generator: 'jekyll', ...where, root, permalinks, defaults: readJekyllDefaults(config.defaults) }
}

function readJekyllDefaults(given: unknown): JekyllDefault[] {
  return (Array.isArray(given) ? given : []).filter(isRecord).flatMap(({ scope, values }) => {
    if (!isRecord(scope) || !isRecord(values)) return []
    const plain = Object.entries(values).map(([name, value]) => [normalizeFieldName(name), value])
    return [{ path: String(scope.path ?? ''), type: String(scope.type ?? ''), values: Object.fromEntries(plain) }]
  })
}

async function readHugoSite(root: string, file: string): Promise<StaticSite> {
  const config = await readConfig(path.join(root, file))
  const settings = Object.fromEntries(Object.entries(config).map(([name, value]) => [name.toLowerCase(), value]))
  const { permalinks: given, baseurl: url } = settings
  const { page, ...sections } = isRecord(given) ? given : {}
  const permalinks = { ...sections, ...(isRecord(page) && page) }
  return {
    generator: 'hugo',
    ...splitBaseUrl(String(url ?? ''), ''),
    root: path.join(root, 'content'),
    uglyUrls: readUglyUrls(settings.uglyurls),
    permalinks: Object.fromEntries(
      Object.entries(permalinks).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  }
}

const isTrue = (value: unknown) => String(value) === 'true'

function readUglyUrls(given: unknown) {
  if (!isRecord(given)) return isTrue(given)
  return Object.entries(given).flatMap(([section, value]) => (isTrue(value) ? section : []))
}

function splitBaseUrl(url: string, base: string) {
  const parsed = URL.parse(url)
  const isWeb = parsed !== null && /^https?:$/.test(parsed.protocol)
  const below = `${isWeb ? parsed.pathname : ''}/${base}`.split('/').filter(Boolean)
  return { origin: isWeb ? parsed.origin : '', basePath: below.map((part) => `/${part}`).join('') }
}

type Config = Record<string, unknown>

const isRecord = (value: unknown): value is Config => typeof value === 'object' && value !== null

const MAX_CONFIG_LENGTH = 1_000_000

/** What stands in a configuration; nothing, where it cannot be read. */
async function readConfig(file: string): Promise<Config> {
  const text = (await readFile(file, 'utf8').catch(() => '')).slice(0, MAX_CONFIG_LENGTH)
  if (file.endsWith('.toml')) return parseTomlStrings(text)
  try {
    const config: unknown = parse(text, { maxAliasCount: 20, uniqueKeys: false })
    return isRecord(config) ? config : {}
  } catch {
    return {}
  }
}

/** The texts and yeses of a TOML file by their tables: of its many kinds of values no other is asked for here. */
function parseTomlStrings(text: string) {
  const config: Record<string, Config | string> = {}
  let table: Config = config
  for (const line of text.split('\n')) {
    const [, name] = /^\s*\[([\w.-]+)\]/.exec(line) ?? []
    if (name) {
      table = {}
      // [permalinks.page] is within [permalinks]
      config[name.replace(/^permalinks\.page$/i, 'permalinks')] = table
    }
    const [, key, value, yes] = /^\s*["']?([\w-]+)["']?\s*=\s*(?:["']([^"']*)["']|(true)\b)/.exec(line) ?? []
    if (key && (value ?? yes) !== undefined) table[key] = value ?? yes
  }
  return config
}
