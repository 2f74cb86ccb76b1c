import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { plainName } from '../tables/plain-row'
import type { JekyllDefault } from './jekyll-defaults'

/** A site that Jekyll or Hugo made of Markdown, as far as its folder says. */
export interface FilesSite {
  generator: 'jekyll' | 'hugo'
  /** "https://example.com"; empty when nobody says so. */
  origin: string
  /** The path below which all of it lived, "/blog"; empty for none. */
  base: string
  /** The folder that the paths of its addresses begin in. */
  root: string
  /** The addresses of posts: of Jekyll under '', of Hugo under the names of sections. */
  permalinks: Record<string, string>
  /** Of Hugo: whether addresses end with ".html"; the sections where they do. */
  ugly?: boolean | string[]
  /** Of Jekyll. */
  defaults?: JekyllDefault[]
}

const hugoFiles = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
  ['toml', 'yaml', 'yml', 'json'].map((end) => `${name}.${end}`),
)
const HIGHEST = 3

/** The site that a folder belongs to: the folder itself or one above it says so. Undefined for texts of no site. */
export async function siteOfFiles(folder: string): Promise<FilesSite | undefined> {
  let place = path.resolve(folder)
  for (let height = 0; height <= HIGHEST; height++) {
    if (existsSync(path.join(place, '_config.yml'))) return jekyllAt(place)
    const file = existsSync(path.join(place, 'content')) && hugoFiles.find((name) => existsSync(path.join(place, name)))
    if (file) return hugoAt(place, file)
    place = path.dirname(place)
  }
  const isOfJekyll = existsSync(path.join(folder, '_posts')) || path.basename(path.resolve(folder)) === '_posts'
  return isOfJekyll
    ? { generator: 'jekyll', origin: '', base: '', root: path.resolve(folder), permalinks: {} }
    : undefined
}

async function jekyllAt(root: string): Promise<FilesSite> {
  const config = await configIn(path.join(root, '_config.yml'))
  const permalinks: Record<string, string> = config.permalink ? { '': String(config.permalink) } : {}
  const where = whereIs(`${config.url ?? ''}`, `${config.baseurl ?? ''}`)
  return { generator: 'jekyll', ...where, root, permalinks, defaults: defaultsIn(config.defaults) }
}

function defaultsIn(given: unknown): JekyllDefault[] {
  return (Array.isArray(given) ? given : []).filter(isRecord).flatMap(({ scope, values }) => {
    if (!isRecord(scope) || !isRecord(values)) return []
    const plain = Object.entries(values).map(([name, value]) => [plainName(name), value])
    return [{ path: String(scope.path ?? ''), type: String(scope.type ?? ''), values: Object.fromEntries(plain) }]
  })
}

async function hugoAt(root: string, file: string): Promise<FilesSite> {
  const config = await configIn(path.join(root, file))
  const settings = Object.fromEntries(Object.entries(config).map(([name, value]) => [name.toLowerCase(), value]))
  const { permalinks: given, baseurl: url } = settings
  const { page, ...sections } = isRecord(given) ? given : {}
  const permalinks = { ...sections, ...(isRecord(page) && page) }
  return {
    generator: 'hugo',
    ...whereIs(String(url ?? ''), ''),
    root: path.join(root, 'content'),
    ugly: uglyIn(settings.uglyurls),
    permalinks: Object.fromEntries(
      Object.entries(permalinks).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  }
}

const isTrue = (value: unknown) => String(value) === 'true'

function uglyIn(given: unknown) {
  if (!isRecord(given)) return isTrue(given)
  return Object.entries(given).flatMap(([section, value]) => (isTrue(value) ? section : []))
}

function whereIs(url: string, base: string) {
  const parsed = URL.parse(url)
  const isWeb = parsed !== null && /^https?:$/.test(parsed.protocol)
  const below = `${isWeb ? parsed.pathname : ''}/${base}`.split('/').filter(Boolean)
  return { origin: isWeb ? parsed.origin : '', base: below.map((part) => `/${part}`).join('') }
}

type Config = Record<string, unknown>

const isRecord = (value: unknown): value is Config => typeof value === 'object' && value !== null

const LARGEST_CONFIG = 1_000_000

/** What stands in a configuration; nothing, where it cannot be read. */
async function configIn(file: string): Promise<Config> {
  const text = (await readFile(file, 'utf8').catch(() => '')).slice(0, LARGEST_CONFIG)
  if (file.endsWith('.toml')) return tomlTexts(text)
  try {
    const config: unknown = parse(text, { maxAliasCount: 20, uniqueKeys: false })
    return isRecord(config) ? config : {}
  } catch {
    return {}
  }
}

/** The texts and yeses of a TOML file by their tables: of its many kinds of values no other is asked for here. */
function tomlTexts(text: string) {
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
