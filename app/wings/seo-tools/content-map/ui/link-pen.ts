import type Sigma from 'sigma'
import type { Point } from './nearest-link'

/**
 * Draws a link from one page to another: by pulling, or by choosing the one and then the other, which fingers do more
 * easily.
 */
export class LinkPen {
  readonly #sigma: Sigma
  readonly #onDrawn: (from: number, to: number) => void
  readonly #line: PenLine
  #isDown = false
  #pulledFrom: string | undefined
  #chosen: string | undefined

  constructor(sigma: Sigma, onDrawn: (from: number, to: number) => void) {
    this.#sigma = sigma
    this.#onDrawn = onDrawn
    this.#line = createPenLine(sigma.getContainer())
    this.#listen()
  }

  get isActive() {
    return this.#isDown
  }

  set isActive(isDown) {
    this.#isDown = isDown
    if (!isDown) this.#forget()
  }

  destroy() {
    this.#line.remove()
  }

  #listen() {
    this.#sigma.on('downNode', ({ node, preventSigmaDefault }) => {
      if (!this.#isDown) return
      this.#pulledFrom = node
      preventSigmaDefault()
    })
    this.#sigma.on('moveBody', ({ event, preventSigmaDefault }) => {
      if (this.#pulledFrom) preventSigmaDefault()
      if (this.#isDown) this.#follow(event)
    })
    this.#sigma.on('upNode', ({ node }) => {
      const from = this.#pulledFrom
      this.#pulledFrom = undefined
      if (from && from !== node) this.#finish(from, node)
    })
    this.#sigma.on('upStage', () => {
      if (this.#pulledFrom) this.#forget()
    })
    this.#sigma.on('clickNode', ({ node }) => {
      if (this.#isDown) this.selectEndpoint(node)
    })
  }

  /** The page where the link begins, then the one where it ends. */
  selectEndpoint(node: string) {
    if (this.#chosen && this.#chosen !== node) this.#finish(this.#chosen, node)
    else this.#chosen = node
  }

  #follow(pointer: Point) {
    const place = this.#sigma.getNodeDisplayData(this.#pulledFrom ?? this.#chosen)
    if (place) this.#line.show(this.#sigma.framedGraphToViewport(place), pointer)
  }

  #finish(from: string, to: string) {
    this.#forget()
    this.#onDrawn(Number(from), Number(to))
  }

  #forget() {
    this.#pulledFrom = undefined
    this.#chosen = undefined
    this.#line.hide()
  }
}

interface PenLine {
  show(from: Point, to: Point): void
  hide(): void
  remove(): void
}

function createPenLine(container: HTMLElement): PenLine {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line')
  drawing.setAttribute('class', 'pointer-events-none absolute inset-0 size-full')
  drawing.setAttribute('aria-hidden', 'true')
  line.setAttribute('class', 'stroke-accent stroke-2')
  line.setAttribute('visibility', 'hidden')
  drawing.append(line)
  container.append(drawing)
  return {
    show(from, to) {
      const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
      for (const [name, value] of Object.entries(ends)) line.setAttribute(name, String(value))
      line.setAttribute('visibility', 'visible')
    },
    hide: () => line.setAttribute('visibility', 'hidden'),
    remove: () => drawing.remove(),
  }
}
