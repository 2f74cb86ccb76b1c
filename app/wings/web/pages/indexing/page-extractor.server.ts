import { createHash } from 'node:crypto'
import { countWords } from '~/platform/text/count-words'
import { listWords } from '~/wings/web/search/words'
import {
  type LinkPlace,
  linkPlaces,
  type PageFacts,
  type PageHeading,
  type PageImage,
  type PageLink,
} from '../page-facts'
import { collapseToLine } from './collapse-to-line'
import { FragmentExtractor } from './fragment-extractor'
import { HeadExtractor } from './head-extractor'
import { LoadedImageExtractor } from './loaded-image-extractor'
import { RawHeadExtractor } from './raw-head-extractor'
import { type PageLocation, resolveLinkTarget } from './resolve-link-target'
import { computeTextSignature } from './text-signature'

type ElementAttributes = Record<string, string>

/** What an element stands in, as far as it matters to its links and words. */
interface ElementContext {
  place: LinkPlace
  isInMain: boolean
}

const rootContext: ElementContext = { place: 'other', isInMain: false }

type Attributes = Record<string, string>

const unread = new Set(['script', 'style', 'template', 'svg', 'button', 'select', 'textarea', 'title'])
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
)
const heading = /^h[1-6]$/

// beyond these a page is broken, not long
const MOST = { links: 2_000, images: 500, headings: 500 }

/** Hears the tags and texts of a page in turn and keeps what is to be known of it. */
export class PageExtractor {
  readonly #head: HeadExtractor
  readonly #written = new RawHeadExtractor()
  readonly #loadedImages: LoadedImageExtractor
  readonly #fragments: FragmentExtractor
  readonly #address: PageLocation
  readonly #around: ElementContext[] = [rootContext]
  readonly #links: PageLink[] = []
  readonly #frame: PageLink[] = []
  readonly #images: PageImage[] = []
  readonly #headings: PageHeading[] = []
  readonly #body: string[] = []
  #unread = 0
  #link: { link: PageLink; words: string[]; label: string } | undefined
  #heading: { level: number; words: string[] } | undefined

  constructor(address: PageLocation) {
    this.#address = address
    this.#head = new HeadExtractor(address)
    this.#loadedImages = new LoadedImageExtractor(address)
    this.#fragments = new FragmentExtractor(address)
  }

  get #here() {
    return this.#around.at(-1) ?? rootContext
  }

  open(name: string, attributes: Attributes) {
    this.#around.push(childContext(this.#here, name, attributes))
    this.#head.open(name, attributes)
    this.#written.open(name, attributes)
    this.#loadedImages.open(name, attributes)
    this.#fragments.open(name, attributes, this.#here.isInMain)
    if (unread.has(name)) this.#unread++
    if (!inline.has(name)) this.#breakWords()
    if (name === 'a') this.#beginLink(attributes)
    else if (name === 'img') this.#noteImage(attributes)
    else if (heading.test(name)) this.#heading = { level: Number(name[1]), words: [] }
  }

  text(text: string) {
    this.#head.text(text)
    this.#written.text(text)
    if (this.#unread > 0) return
    this.#link?.words.push(text)
    this.#heading?.words.push(text)
    if (this.#here.place === 'body') this.#body.push(text)
  }

  close(name: string) {
    if (name === 'a') this.#endLink()
    else if (heading.test(name)) this.#endHeading()
    if (!inline.has(name)) this.#breakWords()
    if (unread.has(name)) this.#unread--
    this.#head.close(name)
    this.#written.close(name)
    this.#loadedImages.close(name)
    this.#around.pop()
  }

  facts(): PageFacts {
    const text = this.#body.join('')
    const head = this.#head.facts()
    return {
      ...head,
      head: this.#written.facts,
      words: countWords(text),
      vocabulary: listWords(`${head.title} ${head.description} ${text}`),
      textChecksum: createHash('sha256').update(text).digest('base64url'),
      textSignature: computeTextSignature(text),
      ...this.#fragments.facts,
      headings: this.#headings,
      links: this.#links,
      boilerplateLinks: this.#frame,
      images: this.#images,
      loadedImages: this.#loadedImages.facts,
    }
  }

  #breakWords() {
    if (this.#here.place === 'body') this.#body.push(' ')
    this.#link?.words.push(' ')
    this.#heading?.words.push(' ')
  }

  #beginLink({ href, rel = '', title = '', 'aria-label': label = '' }: Attributes) {
    this.#endLink()
    const target = resolveLinkTarget(href, this.#address)
    const { place, isInMain } = this.#here
    const list = isInMain || place === 'breadcrumbs' ? this.#links : this.#frame
    if (!target || list.length >= MOST.links) return
    const link = { ...target, anchor: '', place, heading: isInMain ? this.#nearest() : '', rel }
    list.push(link)
    this.#link = { link, words: [], label: label || title }
  }

  #endLink() {
    if (!this.#link) return
    const { link, words, label } = this.#link
    link.anchor = collapseToLine(words.join('')) || collapseToLine(label)
    this.#link = undefined
  }

  #noteImage({ src = '', alt, width, height }: Attributes) {
    if (alt && this.#link) this.#link.words.push(` ${alt} `)
    const { place, isInMain } = this.#here
    const isShown = isInMain && (place === 'body' || place === 'other') && this.#unread === 0
    if (!isShown || src.startsWith('data:') || this.#images.length >= MOST.images) return
    const size = (given: string | undefined) => Number.parseInt(given ?? '', 10) || null
    this.#images.push({
      src,
      alt: alt === undefined ? null : collapseToLine(alt),
      heading: this.#nearest(),
      width: size(width),
      height: size(height),
    })
  }

  #endHeading() {
    const ended = this.#heading
    this.#heading = undefined
    if (!ended || this.#here.place !== 'body' || this.#headings.length >= MOST.headings) return
    this.#headings.push({ level: ended.level, text: collapseToLine(ended.words.join('')) })
  }

  #nearest() {
    return this.#headings.at(-1)?.text ?? ''
  }
}

/**
 * What the children of an element stand in. `data-links` says it outright, wherever a template draws what nobody wrote
 * there; apart from that the landmarks of the page do.
 */
function childContext(around: ElementContext, name: string, attributes: ElementAttributes): ElementContext {
  const marked = linkPlaces.find((place) => place === attributes['data-links'])
  if (marked) return { ...around, place: marked }
  if (name === 'main') return { place: 'body', isInMain: true }
  if (name === 'nav' && around.place !== 'footer') return { ...around, place: navigationPlace(attributes) }
  if (around.isInMain) return around
  if (name === 'footer') return { ...around, place: 'footer' }
  if (name === 'header') return { ...around, place: 'navigation' }
  return around
}

function navigationPlace(attributes: ElementAttributes): LinkPlace {
  return attributes['aria-label'] === 'Breadcrumb' ? 'breadcrumbs' : 'navigation'
}
