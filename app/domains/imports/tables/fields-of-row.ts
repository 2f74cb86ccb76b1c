// the names that other systems give to the columns of a post
const names: Record<string, string[]> = {
  title: ['title', 'name', 'headline'],
  slug: ['slug', 'handle'],
  description: ['description', 'excerpt'],
  summary: ['summary'],
  category: ['category'],
  tags: ['tags'],
  cover: ['cover', 'cover_image', 'image'],
  featured_image: ['featured_image'],
  cover_alt: ['cover_alt', 'image_alt'],
  date: ['published_at', 'date', 'created_at'],
  author: ['author', 'author_name'],
  published: ['published', 'is_published'],
  read_time_int: ['read_time_int'],
  read_time: ['read_time'],
}

export type Row = Record<string, unknown>

/** The fields of a post in the words of its front matter, from a row of a table of either shape. */
export function fieldsOf(row: Row): Row {
  const given = new Map(Object.entries(row).map(([name, value]) => [plainName(name), plainValue(value)]))
  const fields: Row = {}
  for (const [field, known] of Object.entries(names)) {
    const value = known.map((name) => given.get(name)).find((one) => one !== undefined)
    if (value !== undefined) fields[field] = typed(field, value)
  }
  return fields
}

// say nothing that a visitor would miss
const silent = new Set(['id', 'uuid', 'updated_at', 'updated'])
const texts = ['html', 'markdown', 'body', 'content', 'text']

/** The columns of a row that hold something and have no place here. */
export function otherColumns(row: Row) {
  const places = new Set([...Object.values(names).flat(), ...texts, ...silent])
  return Object.keys(row).filter((name) => !places.has(plainName(name)) && !isNothing(row[name]))
}

/** The fields of a front matter that hold something and have no place here. */
export function otherFields(fields: Row) {
  return Object.keys(fields).filter((name) => !Object.hasOwn(names, name) && !isNothing(fields[name]))
}

const isNothing = (value: unknown) => plainValue(value) === undefined

/** The text of the post, and whether it says that it is HTML or Markdown. */
export function bodyOf(row: Row) {
  const given = new Map(Object.entries(row).map(([name, value]) => [plainName(name), value]))
  for (const name of texts) {
    const text = given.get(name)
    if (typeof text !== 'string' || text.trim() === '') continue
    const isHtml =
      name === 'html' ||
      (name !== 'markdown' && /<\/?(?:p|h[1-6]|ul|ol|div|br|a|img|table|blockquote)[\s>/]/i.test(text))
    return { text, isHtml }
  }
  return { text: '', isHtml: true }
}

const plainName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

function plainValue(value: unknown) {
  if (typeof value !== 'string') return value ?? undefined
  return value.trim() === '' ? undefined : value
}

function typed(field: string, value: unknown) {
  if (field === 'tags') return listOf(value)
  if (field === 'published') return isYes(value)
  if (field === 'date') return dateOf(value)
  if (field === 'read_time_int') return Number(value)
  return typeof value === 'number' ? String(value) : value
}

/** "a, b", ["a", "b"] as JSON, and {a,b} as PostgreSQL writes it. */
function listOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const inner = /^\{.*\}$|^\[.*\]$/s.test(text) ? text.slice(1, -1) : text
  return inner
    .split(/[,;]/)
    .map((tag) => tag.trim().replace(/^["']|["']$/g, ''))
    .filter(Boolean)
}

function isYes(value: unknown) {
  if (typeof value === 'boolean') return value
  const said = String(value).trim().toLowerCase()
  if (['true', 't', '1', 'yes', 'y', 'published'].includes(said)) return true
  return ['false', 'f', '0', 'no', 'n', 'draft'].includes(said) ? false : value
}

/** As databases write moments: "2024-03-01 12:00:00+00" is one. */
function dateOf(value: unknown) {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}[ T]/.test(value)) return value
  const text = value
    .trim()
    .replace(' ', 'T')
    .replace(/([+-]\d{2})$/, '$1:00')
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`
  const moment = new Date(zoned)
  return Number.isNaN(moment.getTime()) ? value : moment
}
