import type { TableRow } from './table-row'

/** What the configuration of a Jekyll site says for many texts at once. */
export interface JekyllDefault {
  /** The folder or the file that it is for; empty for all. */
  path: string
  /** "posts", "drafts", "pages" or the name of a collection; empty for all. */
  type: string
  values: TableRow
}

// what decides on the state of a text and on where it lived
const supportedFields = ['permalink', 'published', 'draft', 'status', 'category', 'categories']

/** The defaults of a text, `file` by its path from the root of its site: the longest path wins, then what names a type, then the last. */
export function jekyllDefaultsFor(file: string, defaults: JekyllDefault[]): TableRow {
  const type = collectionFor(file)
  const fitting = defaults.filter((one) => (!one.type || one.type === type) && isWithin(file, one.path))
  const ordered = fitting.sort((a, b) => a.path.length - b.path.length || Number(a.type !== '') - Number(b.type !== ''))
  const values = ordered.flatMap((one) => Object.entries(one.values))
  return Object.fromEntries(values.filter(([name]) => supportedFields.includes(name)))
}

function collectionFor(file: string) {
  const folder = file.split('/').find((part, at, parts) => part.startsWith('_') && at < parts.length - 1)
  return folder ? folder.slice(1) : 'pages'
}

/** In a scope `*` stands for any part of one name. */
function isWithin(file: string, scope: string) {
  const parts = file.split('/')
  const wanted = scope.split('/').filter((part) => part !== '' && part !== '.')
  return wanted.length <= parts.length && wanted.every((part, at) => matchesWildcard(parts[at] ?? '', part))
}

function matchesWildcard(name: string, wanted: string) {
  const [before = '', after, ...more] = wanted.split('*')
  if (after === undefined) return name === wanted
  return more.length === 0 && name.length >= wanted.length - 1 && name.startsWith(before) && name.endsWith(after)
}
