import { DirectedGraph } from 'graphology'
import Sigma from 'sigma'
import { NodePointProgram } from 'sigma/rendering'
import { LinkPen } from './link-pen'
import type { MapScene } from './map-scene'
import { findNearestLink, type Point } from './nearest-link'
import { createHoverRenderer, createLabelRenderer } from './page-label-renderers'

const LINK_HIT_PX = 6
const CAMERA_MS = 400
const CLOSE_RATIO = 0.2
// of the picture on each side, so that the outermost pages are whole
const MARGIN_PX = 30
const MAX_STRETCH = 1.7

export interface MapEvents {
  onPageClick(page: number): void
  onLinkClick(link: number): void
  /** Somebody chose nothing. */
  onBackgroundClick(): void
  /** Somebody drew a link between two pages. */
  onLinkDrawn(from: number, to: number): void
  /** A picture is on the screen. */
  onRendered(): void
}

interface NodeAttributes {
  x: number
  y: number
  size: number
  label: string
}

/** The map as WebGL draws it. It is told what to draw, and tells what was chosen. */
export class SigmaMap {
  readonly #sigma: Sigma
  readonly #graph = new DirectedGraph<NodeAttributes>()
  readonly #pen: LinkPen
  /** How much wider than high the picture is: titles need the room beside their pages. */
  readonly #stretch: number
  #drawing: MapScene
  #neighbours = new Set<number>()

  constructor(container: HTMLElement, drawing: MapScene, events: MapEvents) {
    this.#drawing = drawing
    this.#stretch = Math.min(MAX_STRETCH, Math.max(1, container.clientWidth / Math.max(1, container.clientHeight)))
    for (const [page, { title, path }] of drawing.pages.entries())
      this.#graph.addNode(page, { x: 0, y: 0, size: 1, label: title || path })
    this.#put(drawing)
    this.#sigma = new Sigma(this.#graph, container, {
      hideEdgesOnMove: true,
      hideLabelsOnMove: drawing.pages.length > 1_000,
      zIndex: true,
      labelFont: getComputedStyle(container).fontFamily,
      labelSize: 13,
      labelWeight: '600',
      labelDensity: 0.7,
      labelGridCellSize: 200,
      labelRenderedSizeThreshold: 5,
      stagePadding: MARGIN_PX,
      maxCameraRatio: 2,
      minCameraRatio: 0.005,
      allowInvalidContainer: true,
      // without a graphics card, its usual circles take several times as long: each is drawn alone
      nodeProgramClasses: { circle: NodePointProgram },
      defaultDrawNodeHover: createHoverRenderer(() => this.#drawing.siteColors),
      defaultDrawNodeLabel: createLabelRenderer(() => this.#drawing.siteColors),
      nodeReducer: (key, data) => this.#pageLook(Number(key), data as NodeAttributes),
      edgeReducer: (key) => this.#linkLook(Number(key)),
    })
    this.#pen = new LinkPen(this.#sigma, events.onLinkDrawn)
    this.#listen(events, container)
    this.render(drawing)
  }

  /** Draws what there is now. Places and links are taken over only when they are others than before. */
  render(drawing: MapScene) {
    const before = this.#drawing
    this.#drawing = drawing
    this.#neighbours = new Set(
      drawing.selectedLinks.flatMap((link) => [drawing.from[link] ?? -1, drawing.to[link] ?? -1]),
    )
    if (drawing.positions !== before.positions || drawing.sizes !== before.sizes) this.#put(drawing)
    this.#tie(drawing)
    this.#sigma.setCustomBBox(getExtent(drawing, this.#stretch))
    this.#sigma.refresh()
  }

  /** From now on a link is drawn from page to page, until it is said that it is not. */
  set isDrawingLinks(isDrawing: boolean) {
    this.#pen.isActive = isDrawing
  }

  flyTo(page: number) {
    const place = this.#sigma.getNodeDisplayData(String(page))
    if (!place) return
    const camera = this.#sigma.getCamera()
    this.#move({ x: place.x, y: place.y, ratio: Math.min(camera.ratio, CLOSE_RATIO) })
  }

  /** For whoever draws links without pointing: the page where it begins, then the one where it ends. */
  selectForLink(page: number) {
    this.#pen.selectEndpoint(String(page))
  }

  zoom(factor: number) {
    const camera = this.#sigma.getCamera()
    this.#move({ ratio: camera.getBoundedRatio(camera.ratio / factor) })
  }

  zoomToFit() {
    this.#move({ x: 0.5, y: 0.5, ratio: 1, angle: 0 })
  }

  destroy() {
    this.#pen.destroy()
    this.#sigma.kill()
  }

  #move(state: { x?: number; y?: number; ratio: number; angle?: number }) {
    const camera = this.#sigma.getCamera()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) camera.setState(state)
    else void camera.animate(state, { duration: CAMERA_MS })
  }

  #put({ positions, sizes }: MapScene) {
    this.#graph.updateEachNodeAttributes((key, look) => {
      const page = Number(key)
      return {
        ...look,
        x: (positions.xs[page] ?? 0) * this.#stretch,
        y: -(positions.ys[page] ?? 0),
        size: sizes[page] ?? 1,
      }
    })
  }

  /** The links of the selected page are drawn too, however weak they are. */
  #tie({ links, selectedLinks, from, to }: MapScene) {
    const wanted = new Set([...links, ...selectedLinks])
    for (const key of this.#graph.edges()) {
      const isKept = wanted.delete(Number(key))
      if (!isKept) this.#graph.dropEdge(key)
    }
    for (const link of wanted) {
      const [source, target] = [from[link], to[link]]
      if (source !== undefined && source !== target) this.#graph.addEdgeWithKey(link, source, target)
    }
  }

  #pageLook(page: number, data: NodeAttributes) {
    const { visible, colors, selected, siteColors } = this.#drawing
    if (!visible[page]) return { ...data, hidden: true }
    const isLit = selected === undefined || page === selected || this.#neighbours.has(page)
    return {
      ...data,
      color: isLit ? colors[page] : siteColors.line,
      label: isLit ? data.label : null,
      highlighted: page === selected,
      zIndex: isLit ? 1 : 0,
    }
  }

  #linkLook(link: number) {
    const { selected, from, to, visible, siteColors } = this.#drawing
    const [source = 0, target = 0] = [from[link], to[link]]
    const isOfSelected = source === selected || target === selected
    if (!visible[source] || !visible[target] || (selected !== undefined && !isOfSelected)) return { hidden: true }
    if (isOfSelected) return { color: siteColors.accent, size: 1.5, type: 'arrow', zIndex: 1 }
    return { color: siteColors.link, size: 0.6, type: 'line', zIndex: 0 }
  }

  #listen(events: MapEvents, container: HTMLElement) {
    this.#sigma.once('afterRender', events.onRendered)
    this.#sigma.on('clickNode', ({ node }) => this.#pen.isActive || events.onPageClick(Number(node)))
    this.#sigma.on('clickStage', ({ event }) => {
      if (this.#pen.isActive) return
      const link = findNearestLink(this.#drawnLinks(), event, LINK_HIT_PX)
      if (link === undefined) events.onBackgroundClick()
      else events.onLinkClick(link)
    })
    this.#sigma.on('enterNode', () => container.style.setProperty('cursor', 'pointer'))
    this.#sigma.on('leaveNode', () => container.style.removeProperty('cursor'))
  }

  *#drawnLinks() {
    for (const key of this.#graph.edges()) {
      if (this.#linkLook(Number(key)).hidden) continue
      const [from, to] = this.#graph.extremities(key).map((page) => this.#pointOf(page))
      if (from && to) yield { link: Number(key), from, to }
    }
  }

  #pointOf(page: string): Point | undefined {
    const place = this.#sigma.getNodeDisplayData(page)
    return place && this.#sigma.framedGraphToViewport(place)
  }
}

/** So that the picture stays where it is while pages come and go. */
function getExtent({ positions: { xs, ys } }: MapScene, stretch: number): { x: [number, number]; y: [number, number] } {
  const furthest = xs.reduce((most, x, page) => Math.max(most, Math.abs(x), Math.abs(ys[page] ?? 0)), 1)
  return { x: [-furthest * stretch, furthest * stretch], y: [-furthest, furthest] }
}
