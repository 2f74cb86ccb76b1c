import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { readFrontMatter } from '~/platform/front-matter'
import { listMarkdown } from '~/platform/import-folder.server'
import { Refusal } from '~/platform/refusal'
import { suspiciousContent } from '~/rich-text/suspicious-content'
import { quoted } from '../html/fitting'
import { fittedMarkdown } from '../html/markdown-html.server'
import { attributesOf, firstPictureIn, htmlTokens } from '../html/tokens'
import { type Source, SourceFault, type SourceItem } from '../reading/source-item'
import { otherFields } from '../tables/fields-of-row'
import { postItem } from '../tables/post-item.server'

const LARGEST_BYTES = 4 * 1024 * 1024

/** The posts of a folder of Markdown files, and of the folders in it. @throws SourceFault */
export async function openMarkdown(folder: string): Promise<Source> {
  const files = await listMarkdown(folder).catch((error) => {
    throw error instanceof Refusal ? new SourceFault(error.message) : error
  })
  if (files.length === 0) throw new SourceFault('There is no Markdown file in this folder.')
  return { site: '', isByAddress: true, items: () => itemsOf(folder, files) }
}

async function* itemsOf(folder: string, files: string[]): AsyncGenerator<SourceItem> {
  for (const file of files) {
    const name = path.relative(folder, file).split(path.sep).join('/')
    const text = await textOf(file)
    yield typeof text === 'string' ? itemOf(name, text) : refused(name, text.refusal)
  }
}

function itemOf(name: string, text: string): SourceItem {
  try {
    const { fields, body } = readFrontMatter(text)
    const content = () => {
      const { html, lost } = fittedMarkdown(body)
      return { html: besideRoot(html, name), lost, flags: suspiciousContent(body) }
    }
    const cover = typeof fields.cover === 'string' ? { cover: fromRoot(fields.cover, name) } : {}
    const older =
      typeof fields.featured_image === 'string' ? { featured_image: fromRoot(fields.featured_image, name) } : {}
    return postItem({
      line: 1,
      name,
      fields: { ...fields, ...cover, ...older },
      content,
      others: otherFields(fields),
      length: text.length,
    })
  } catch (error) {
    return refused(name, `The front matter is no YAML: ${(error as Error).message.split('\n')[0]}`)
  }
}

function refused(name: string, refusal: string): SourceItem {
  return { line: 1, kind: 'post', ref: `post:${name}`, key: `own:post:${name}`, title: name, address: '', refusal }
}

async function textOf(file: string): Promise<string | { refusal: string }> {
  if ((await stat(file)).size > LARGEST_BYTES) return { refusal: 'It is larger than 4 MB.' }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    return { refusal: 'It is no UTF-8 text.' }
  }
}

/** Pictures that are named as seen from their text, as seen from the folder of all. */
function besideRoot(html: string, name: string) {
  if (firstPictureIn(html) < 0) return html
  return Array.from(htmlTokens(html), (token) => {
    if (token.kind !== 'open' || token.name !== 'img') return token.text
    const { src = '', alt = '' } = attributesOf(token.text)
    return `<img src="${quoted(fromRoot(src.replaceAll('&amp;', '&'), name))}" alt="${alt}">`
  }).join('')
}

function fromRoot(address: string, name: string) {
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(address)) return address
  return path.posix.join('/', path.posix.dirname(name), address)
}
