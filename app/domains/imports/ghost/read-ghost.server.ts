import { fittedMarkdown } from '../html/markdown-html.server'
import { jsonElements } from '../reading/json-elements.server'
import type { Source, SourceItem } from '../reading/source-item'
import { textOfFile } from '../reading/text-of-file.server'
import { type Payload, textIn } from './cards'
import { documentOf } from './ghost-document'
import { idIn, type Relations, readRelations, tableAt } from './relations.server'

/** What an export of Ghost holds. It does not say where its site is; `site` may. @throws SourceFault */
export async function openGhost(file: string, site: string): Promise<Source> {
  const relations = await readRelations(file)
  return { site, isByAddress: false, items: () => itemsOf(file, site, relations) }
}

async function* itemsOf(file: string, site: string, relations: Relations): AsyncGenerator<SourceItem> {
  for await (const { path, line, value } of jsonElements(textOfFile(file), (at) => tableAt(at) !== undefined)) {
    const item = itemOf(tableAt(path) ?? '', value, site, relations)
    if (item) yield { line, key: `ghost:${item.ref}`, ...item }
  }
  for (const [table, count] of relations.others) yield otherTable(table, count)
}

type Described = Omit<SourceItem, 'line' | 'key'> & { key?: string }

function itemOf(table: string, row: Payload, site: string, relations: Relations): Described | undefined {
  if (table === 'posts') return postOf(row, site, relations)
  const ref = `${table}:${idIn(row, 'id')}`
  if (table === 'tags') {
    const injected = textIn(row, 'codeinjection_head', 'codeinjection_foot') && ' Its code injection is not taken.'
    return {
      ref,
      kind: 'term',
      title: textIn(row, 'name'),
      address: '',
      listed: `Posts keep it as their tag.${injected}`,
    }
  }
  if (table === 'users') {
    const listed = 'Named as the author of what they wrote; no account is made.'
    return { ref, kind: 'person', title: textIn(row, 'name'), address: '', listed }
  }
  if (table !== 'settings') return undefined
  const isInjection = /^(?:codeinjection_|ghost_(?:head|foot)$)/.test(textIn(row, 'key')) && textIn(row, 'value') !== ''
  const refusal = 'Code that ran on every page of the old site is not taken.'
  return isInjection ? { ref, kind: 'other', title: textIn(row, 'key'), address: '', refusal } : undefined
}

function postOf(row: Payload, site: string, relations: Relations): Described {
  const isPage = row.type === 'page' || row.page === 1 || row.page === true
  const [title, slug] = [textIn(row, 'title'), textIn(row, 'slug')]
  const text = textIn(row, 'lexical', 'mobiledoc', 'html')
  const item = { ref: `post:${idIn(row, 'id')}`, key: keyOf(row), title, address: slug && `${site}/${slug}/` }
  const kind = isPage ? 'page' : 'post'
  if (!title && !text) return { ...item, kind, refusal: 'It has neither a title nor a text.' }
  const document = () => documentOf(row, { relations, site, markdown: fittedMarkdown })
  const length = ['lexical', 'mobiledoc', 'html', 'plaintext'].reduce((sum, name) => sum + textIn(row, name).length, 0)
  return { ...item, kind, length, document }
}

/** Old sites number their posts from 1 on, so that a number alone names nothing. */
function keyOf(row: Payload) {
  const unique = textIn(row, 'uuid') || `${idIn(row, 'id')}:${textIn(row, 'slug')}:${textIn(row, 'created_at')}`
  return `ghost:post:${unique}`
}

const relating = new Set(['posts_tags', 'posts_authors', 'posts_meta'])

function otherTable(table: string, count: number): SourceItem {
  const ref = `table:${table}`
  const rows = count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`
  const item = { line: 1, key: `ghost:${ref}`, ref, kind: 'other' as const, title: `${table} (${rows})`, address: '' }
  if (relating.has(table)) return { ...item, listed: 'Says what belongs together, and is taken with the posts.' }
  return { ...item, refusal: `The rows of “${table}” have no place here.` }
}
