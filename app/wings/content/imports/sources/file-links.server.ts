import path from 'node:path'
import { MARKDOWN_OR_MDX_FILE } from '~/platform/text/markdown-files.server'
import { decodeAttribute, escapeAttribute } from '../engine/article-html'

// what ends the name of a file in Markdown and HTML
const ends = /[\s()<>"'[\]]+/
const anchorHref = /(<a\s[^<>]*?href=")([^"]*)"/g

/** Which other files of a folder a text links to, and where those live. */
export class FileLinks {
  readonly #names: ReadonlySet<string>
  readonly #addressOf: (name: string) => Promise<string | undefined>
  readonly #known = new Map<string, string | undefined>()

  /** `names` are paths from the folder, with slashes; `addressOf` is asked once for each that is linked. */
  constructor(names: readonly string[], addressOf: (name: string) => Promise<string | undefined>) {
    this.#names = new Set(names)
    this.#addressOf = addressOf
  }

  /** The addresses of the files that a text names, by the names that it uses. */
  async findAddresses(from: string, text: string): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const written of text.split(ends)) {
      const plain = decodePath(withoutPart(written))
      if (!MARKDOWN_OR_MDX_FILE.test(plain)) continue
      const address = found.has(plain) ? undefined : await this.#find(from, plain)
      if (address) found.set(plain, address)
    }
    return found
  }

  async #find(from: string, plain: string) {
    const name = toName(from, plain)
    if (name === undefined || !this.#names.has(name)) return undefined
    if (!this.#known.has(name)) this.#known.set(name, await this.#addressOf(name))
    return this.#known.get(name)
  }
}

function toName(from: string, plain: string) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(plain)) return undefined
  const isFromRoot = plain.startsWith('/')
  return path.posix.normalize(isFromRoot ? plain.slice(1) : path.posix.join(path.posix.dirname(from), plain))
}

function decodePath(written: string) {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** The text with links to files led to where these live; the part of the page that they name stays. */
export function replaceFileLinks(html: string, addresses: ReadonlyMap<string, string>) {
  if (addresses.size === 0) return html
  return html.replace(anchorHref, (whole, start: string, href: string) => {
    const file = withoutPart(href)
    const address = addresses.get(decodePath(decodeAttribute(file)))
    return address === undefined ? whole : `${start}${escapeAttribute(address)}${href.slice(file.length)}"`
  })
}

/** An address without its query and its fragment. */
const withoutPart = (address: string) => address.split(/[#?]/, 1)[0] ?? ''
