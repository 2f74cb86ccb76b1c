/** Where a browser can take a picture from: the attributes of an img, or of a source beside it. */
export interface ImageSource {
  src?: string | undefined
  srcset?: string | undefined
  sizes?: string | undefined
  media?: string | undefined
  type?: string | undefined
}

// the desktop of Lighthouse: lighthouse/core/config/constants.js
const WINDOW_PX = 1350
const REM_PX = 16
const MAX_LIST_LENGTH = 10_000

/** Which file a browser loads: of the first source that suits it, the one that fills the place on a screen of one dot a pixel. */
export function selectImageSource(sources: readonly ImageSource[]): string | undefined {
  const suiting = sources.find(
    ({ media, type, ...given }) => isSupportedSource(media, type) && (given.srcset || given.src),
  )
  if (!suiting) return undefined
  const { src, srcset = '', sizes = '' } = suiting
  return selectCandidate(srcset.slice(0, MAX_LIST_LENGTH), slotWidth(sizes.slice(0, MAX_LIST_LENGTH))) ?? src
}

const known = /^image\/(?:avif|webp|jpeg|png|gif|svg\+xml)$/

const isSupportedSource = (media: string | undefined, type: string | undefined) =>
  (!type || known.test(type)) && (!media || matchesMedia(media))

/** The smallest file that is wide enough, else the widest. Of those for several densities, the one for a dot a pixel. */
function selectCandidate(srcset: string, wanted: number) {
  const files = srcset
    .split(/,\s/)
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([address, size = '1x']) => (address ? [{ address, width: candidateWidth(size, wanted) }] : []))
    .toSorted((a, b) => a.width - b.width)
  return (files.find(({ width }) => width >= wanted) ?? files.at(-1))?.address
}

/** How many pixels a candidate has: "480w", or "2x" of what is wanted. */
function candidateWidth(size: string, wanted: number) {
  const figure = Number.parseFloat(size) || 0
  return size.endsWith('x') ? figure * wanted : figure
}

/** How wide the place is, by the first of its sizes that applies. */
function slotWidth(sizes: string) {
  for (const size of sizes.split(',').map((part) => part.trim())) {
    const end = size.startsWith('(') ? size.indexOf(')') + 1 : 0
    if (size && (end === 0 || matchesMedia(size.slice(0, end)))) return toPixels(size.slice(end).trim())
  }
  return WINDOW_PX
}

const condition = /^\((min|max)-width:\s*([\d.]+(?:px|r?em))\)$/

/** Whether a condition holds in this window; one that we do not write ourselves does not. */
function matchesMedia(media: string) {
  const [, bound, length = ''] = condition.exec(media.trim()) ?? []
  if (!bound) return false
  return bound === 'min' ? WINDOW_PX >= toPixels(length) : WINDOW_PX <= toPixels(length)
}

const sum = /^calc\((\S+) ([-+]) (\S+)\)$/
const pixels: Record<string, number> = { px: 1, em: REM_PX, rem: REM_PX, vw: WINDOW_PX / 100 }

/** A length in pixels; the whole window where it is none that we know. */
function toPixels(length: string): number {
  const [, left = '', sign, right = ''] = sum.exec(length) ?? []
  if (sign) return sign === '+' ? toPixels(left) + toPixels(right) : toPixels(left) - toPixels(right)
  const [, figure, unit = ''] = /^([\d.]+)(px|r?em|vw)$/.exec(length) ?? []
  return figure === undefined ? WINDOW_PX : Number(figure) * (pixels[unit] ?? 1)
}
