import { namedEntities } from '../engine/named-entities'

// longer than any mark or entity that is looked for
const MAX_TOKEN_LENGTH = 16
const mark = /<!\[CDATA\[|&(?:#x([0-9a-f]{1,6});|#(\d{1,7});|([a-z][a-z0-9]{1,9});)?/gi
const ofXml = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
const END_OF_DATA = ']]>'

/**
 * Makes XML of what comes close to it, piece by piece: an `&` that begins nothing stands for itself, and entities of HTML
 * are the signs that they mean. What is marked as CDATA stays as it is.
 */
export class XmlRepairer {
  #rest = ''
  #isInData = false

  /** As much as is certain; an empty `piece` at the end brings what was held back. */
  push(piece: string) {
    const text = this.#rest + piece
    const certain = piece === '' ? text.length : text.length - MAX_TOKEN_LENGTH
    const out: string[] = []
    let at = 0
    while (at < certain) at = this.#isInData ? this.#data(text, at, certain, out) : this.#mark(text, at, certain, out)
    this.#rest = text.slice(at)
    return out.join('')
  }

  #data(text: string, at: number, certain: number, out: string[]) {
    const end = text.indexOf(END_OF_DATA, at)
    this.#isInData = end < 0
    const next = end < 0 ? certain : end + END_OF_DATA.length
    out.push(text.slice(at, next))
    return next
  }

  #mark(text: string, at: number, certain: number, out: string[]) {
    mark.lastIndex = at
    const match = mark.exec(text)
    if (!match || match.index >= certain) {
      out.push(text.slice(at, certain))
      return certain
    }
    out.push(text.slice(at, match.index), repairToken(match))
    this.#isInData = match[0].startsWith('<')
    return match.index + match[0].length
  }
}

function repairToken([whole, hex, decimal, name]: RegExpExecArray) {
  if (whole.startsWith('<')) return whole
  if (name) return ofXml.has(name) ? whole : (namedEntityFor(name) ?? `&amp;${whole.slice(1)}`)
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  return isXmlCharacter(code) ? whole : `&amp;${whole.slice(1)}`
}

const namedEntityFor = (name: string) => (Object.hasOwn(namedEntities, name) ? namedEntities[name] : undefined)

/** Whether XML may hold it. */
function isXmlCharacter(code: number) {
  if (code === 9 || code === 10 || code === 13) return true
  return (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
}
