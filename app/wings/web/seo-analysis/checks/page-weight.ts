import type { LoadedImage, RenderedFacts } from '../rendered-facts'
import type { Measurement, PageCheck } from './check'
import type { ParsedPage } from './parse-analyzed-page'
import { formatNumber } from './units'

const NEEDS = 'the published page'
const HEAVY_PICTURE = 200 // kB
const HEAVY_HTML = 150 // kB
const PLACES = 10

/*
 * Both are Lighthouse's, which counts 1,024 bytes: the aim of 1,600 KiB is what a line of 3G brings within ten seconds, and
 * above 5,000 KiB it warns. It counts scripts, styles and fonts too, which are the same on all pages of this site.
 */
const AIM = 1_638 // kB
const ENORMOUS = 5_120 // kB

const measureRendered = (measure: (facts: RenderedFacts) => Measurement | undefined) => (read: ParsedPage) =>
  read.page.rendered && measure(read.page.rendered)

const kB = (bytes: number) => bytes / 1000

/** What a page weighs, its pictures in the files that a desktop is sent. */
export const PAGE_WEIGHT_CHECKS: PageCheck[] = [
  {
    id: 'picture-weight',
    topic: 'delivery',
    label: 'Large images',
    needs: `${NEEDS} with an image from the media library`,
    unit: 'pictures',
    source: `Ours: up to ${HEAVY_PICTURE} kB each, 1 second at 1.6 Mbit/s`,
    reason: 'Large images slow a page down.',
    fix: 'Use a smaller image.',
    scale: [
      { to: 0, score: 9, message: 'No images are too large.' },
      { score: 3, message: `The page has {value} larger than ${HEAVY_PICTURE} kB.` },
    ],
    measure: measureRendered(({ pictures }) => {
      const weighed = pictures.filter(hasKnownSize)
      const heavy = weighed.filter(({ bytes }) => kB(bytes) > HEAVY_PICTURE)
      return weighed.length > 0 ? { value: heavy.length, where: findHeaviestImages(heavy) } : undefined
    }),
  },
  {
    id: 'total-weight',
    topic: 'delivery',
    label: 'Page size',
    needs: `${NEEDS} with an image from the media library`,
    unit: 'kB',
    source: 'Lighthouse, total-byte-weight: less than 1,600 KiB, and a warning above 5,000',
    reason: 'Large pages load slowly on mobile connections.',
    fix: 'Remove or shrink images, starting with the largest.',
    scale: [
      { to: AIM, score: 9, message: 'The HTML and images are {value}.{besides}' },
      { to: ENORMOUS, score: 6, message: 'The HTML and images are {value}.{besides}' },
      { score: 3, message: 'The HTML and images are {value}.{besides}' },
    ],
    measure: measureRendered(({ bytes, pictures }) => {
      const weighed = pictures.filter(hasKnownSize)
      const total = weighed.reduce((sum, picture) => sum + picture.bytes, bytes)
      const words = { besides: notCounted(pictures.length - weighed.length) }
      return weighed.length > 0 ? { value: kB(total), variables: words, where: findHeaviestImages(weighed) } : undefined
    }),
  },
  {
    id: 'page-weight',
    topic: 'delivery',
    label: 'HTML size',
    needs: NEEDS,
    unit: 'kB',
    source: `Ours: up to ${HEAVY_HTML} kB; Google reads the first 2 MB`,
    reason: 'The page cannot render before its HTML has loaded.',
    fix: 'Split the page, or remove repeated content.',
    scale: [
      { to: HEAVY_HTML, score: 9, message: 'The HTML is {value}.' },
      { to: 2_000, score: 6, message: 'The HTML is {value}.' },
      { score: 1, message: 'The HTML is {value}. Google does not read beyond 2 MB.' },
    ],
    measure: measureRendered(({ bytes }) => ({ value: kB(bytes) })),
  },
]

type MeasuredImage = LoadedImage & { bytes: number }

const hasKnownSize = (picture: LoadedImage): picture is MeasuredImage => picture.bytes !== null

function findHeaviestImages(pictures: MeasuredImage[]) {
  const named = pictures.toSorted((a, b) => b.bytes - a.bytes).slice(0, PLACES)
  return named.map(({ src, bytes }) => ({ text: `${src} (${formatNumber(kB(bytes))} kB)` }))
}

function notCounted(count: number) {
  if (count === 0) return ''
  return count === 1
    ? ' 1 image outside the media library is not included.'
    : ` ${formatNumber(count)} images outside the media library are not included.`
}
