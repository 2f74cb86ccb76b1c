import { type Picture, pictureSrcSet, pictureUrlAtLeast } from './picture'

const IMG_PATTERN = /<img\b[^<>]*>/g
const SRC_PATTERN = /\ssrc="\/media\/([0-9a-f]{32})-\d+\.(?:webp|avif)"/
const DEFAULT_WIDTH = 960
// a picture of an article is drawn 640 px wide at most, on screens with up to three dots a pixel
const MAX_WIDTH = 1600
const SIZES = '(min-width: 44rem) 40rem, 100vw'
// what comes after about this much HTML is below the first screen
const FIRST_SCREEN_CHARACTERS = 1_200

/**
 * Dresses the library's pictures in clean HTML for reading. Stored is only where a picture is (src, alt, width, height):
 * its formats and widths are those it has on the day the page is rendered. Takes and returns HTML.
 * `firstScreen`: a picture may be in view when the page opens, because nothing large stands above the text.
 */
export function renderResponsivePictures(html: string, pictures: Map<string, Picture>, { firstScreen = false } = {}) {
  let isFirst = true
  return html.replace(IMG_PATTERN, (tag, at: number) => {
    const picture = pictures.get(SRC_PATTERN.exec(tag)?.[1] ?? '')
    if (!picture) return tag
    const isInView = firstScreen && isFirst && at < FIRST_SCREEN_CHARACTERS
    const drawn = pictureElement(tag, picture, { isInView, hasPlaceholder: isFirst })
    isFirst = false
    return drawn
  })
}

function pictureElement(
  tag: string,
  picture: Picture,
  { isInView, hasPlaceholder }: { isInView: boolean; hasPlaceholder: boolean },
) {
  const alt = /\salt="([^"]*)"/.exec(tag)?.[1] ?? ''
  const sized = `sizes="${SIZES}"`
  const loading = isInView ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"'
  const image = `<img ${loading} src="${pictureUrlAtLeast(picture, DEFAULT_WIDTH)}" srcset="${pictureSrcSet(picture, 'webp', MAX_WIDTH)}" ${sized} alt="${alt}" width="${picture.width}" height="${picture.height}"${hasPlaceholder ? placeholderStyle(picture) : ''}>`
  if (!picture.formats?.includes('avif')) return image
  const source = `<source type="image/avif" srcset="${pictureSrcSet(picture, 'avif', MAX_WIDTH)}" ${sized}>`
  return `<picture>${source}${image}</picture>`
}

function placeholderStyle({ placeholder }: Picture) {
  return placeholder ? ` style="background:url(${placeholder}) center/cover"` : ''
}
