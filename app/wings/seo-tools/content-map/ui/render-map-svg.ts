import { escapeXml } from '~/platform/text/escape-xml'
import type { MapScene } from './map-scene'

const WIDTH = 2_000
const MARGIN = 100
// more words than these would cover the picture
const MAX_LABELS = 60

/** The map as a picture that can be made larger without end: what is shown, with the titles of the highest ranks. */
export function renderMapSvg({ pages, positions, sizes, colors, visible, links, from, to, siteColors }: MapScene) {
  const numbers = [...pages.keys()].filter((page) => visible[page])
  const furthest = numbers.reduce(
    (most, page) => Math.max(most, Math.abs(at(positions.xs, page)), Math.abs(at(positions.ys, page))),
    1,
  )
  const scale = (WIDTH / 2 - MARGIN) / furthest
  const place = (page: number) => ({
    x: (WIDTH / 2 + at(positions.xs, page) * scale).toFixed(1),
    y: (WIDTH / 2 + at(positions.ys, page) * scale).toFixed(1),
  })
  const lines = links.flatMap((link) => {
    const [source = -1, target = -1] = [from[link], to[link]]
    if (!visible[source] || !visible[target]) return []
    const [a, b] = [place(source), place(target)]
    return [`<path d="M${a.x} ${a.y}L${b.x} ${b.y}"/>`]
  })
  const discs = numbers.map((page) => {
    const { x, y } = place(page)
    return `<circle cx="${x}" cy="${y}" r="${at(sizes, page).toFixed(1)}" fill="${colors[page]}"><title>${getTitle(pages, page)}</title></circle>`
  })
  const labels = numbers.slice(0, MAX_LABELS).map((page) => {
    const { x, y } = place(page)
    return `<text x="${x}" y="${y}" dx="${(at(sizes, page) + 4).toFixed(1)}" dy="5">${getTitle(pages, page)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${WIDTH}" font-family="sans-serif" font-size="16">`,
    `<rect width="${WIDTH}" height="${WIDTH}" fill="${siteColors.surface}"/>`,
    `<g stroke="${siteColors.link}" fill="none">${lines.join('')}</g>`,
    `<g>${discs.join('')}</g><g fill="${siteColors.ink}">${labels.join('')}</g></svg>`,
  ].join('\n')
}

function getTitle(pages: MapScene['pages'], page: number) {
  return escapeXml(pages[page]?.title || pages[page]?.path || '')
}

function at(numbers: Float32Array, page: number) {
  return numbers[page] ?? 0
}
