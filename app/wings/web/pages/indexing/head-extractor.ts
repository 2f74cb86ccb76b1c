import type { PageFacts } from '../page-facts'
import { collapseToLine } from './collapse-to-line'
import { type PageLocation, resolveLinkTarget } from './resolve-link-target'

/** What the head of a page says: the first title, and what search engines are told. */
export class HeadExtractor {
  readonly #address: PageLocation
  readonly #title: string[] = []
  #isInTitle = false
  #hasTitle = false
  #description = ''
  #robots: string[] = []
  #canonical: string | null = null

  constructor(address: PageLocation) {
    this.#address = address
  }

  open(name: string, { name: of = '', content = '', rel = '', href }: Record<string, string>) {
    // a drawing in the page may have a title too
    if (name === 'title') this.#isInTitle = !this.#hasTitle
    else if (name === 'meta' && of.toLowerCase() === 'description') this.#description = collapseToLine(content)
    else if (name === 'meta' && of.toLowerCase() === 'robots') this.#robots.push(content)
    else if (name === 'link' && rel === 'canonical')
      this.#canonical ??= resolveLinkTarget(href, this.#address)?.to ?? null
  }

  text(text: string) {
    if (this.#isInTitle) this.#title.push(text)
  }

  close(name: string) {
    if (name !== 'title') return
    this.#hasTitle = true
    this.#isInTitle = false
  }

  facts(): Pick<PageFacts, 'title' | 'description' | 'robots' | 'canonical'> {
    return {
      title: collapseToLine(this.#title.join('')),
      description: this.#description,
      robots: this.#robots.join(', '),
      canonical: this.#canonical,
    }
  }
}
