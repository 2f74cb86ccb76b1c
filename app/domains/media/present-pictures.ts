import { type Picture, pictureAtLeast, pictureSources } from './picture'

const TAG = /<img\b[^<>]*>/g
const ADDRESS = /\ssrc="\/media\/([0-9a-f]{32})-\d+\.(?:webp|avif)"/
const DEFAULT_WIDTH = 960
// a picture of an article is drawn 640 px wide at most, on screens with up to three dots a pixel
const WIDEST = 1600
const SIZES = '(min-width: 44rem) 40rem, 100vw'
// what comes after about this much HTML is below the first screen
const FIRST_SCREEN_CHARACTERS = 1_200

/**
 * Dresses the library's pictures in clean HTML for reading. Stored is only where a picture is (src, alt, width, height):
 * its formats and widths are those it has on the day the page is rendered. Takes and returns HTML.
 * `firstScreen`: a picture may be in view when the page opens, because nothing large stands above the text.
 */
export function presentPictures(html: string, pictures: Map<string, Picture>, { firstScreen = false } = {}) {
  let isFirst = true
  return html.replace(TAG, (tag, at: number) => {
    const picture = pictures.get(ADDRESS.exec(tag)?.[1] ?? '')
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
  const image = `<img ${loading} src="${pictureAtLeast(picture, DEFAULT_WIDTH)}" srcset="${pictureSources(picture, 'webp', WIDEST)}" ${sized} alt="${alt}" width="${picture.width}" height="${picture.height}"${hasPlaceholder ? backgroundOf(picture) : ''}>`
  if (!picture.formats?.includes('avif')) return image
  const source = `<source type="image/avif" srcset="${pictureSources(picture, 'avif', WIDEST)}" ${sized}>`
  return `<picture>${source}${image}</picture>`
}

function backgroundOf({ placeholder }: Picture) {
  return placeholder ? ` style="background:url(${placeholder}) center/cover"` : ''
}
