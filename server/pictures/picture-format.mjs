/** Why a file is not drawn: the parent has a sentence for each. */
export class PictureError extends Error {
  /** @param {'not-a-picture' | 'heic' | 'too-many-pixels' | 'entities' | 'outside-references' | 'too-slow'} kind */
  constructor(kind) {
    super(kind)
    this.kind = kind
  }
}

/** @param {Buffer} bytes @param {number} from @param {number} to */
const ascii = (bytes, from, to) => bytes.toString('latin1', from, to)

/** @type {Record<string, (bytes: Buffer) => boolean>} */
const MAGIC_BYTES = {
  jpeg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  gif: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)),
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 64)),
  heic: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /hei[cxms]|hev[cx]|mif1/.test(ascii(bytes, 8, 64)),
  tiff: (bytes) => ['II*\0', 'MM\0*'].includes(ascii(bytes, 0, 4)),
}

/** What the file is by its first bytes: its name and the sender's word count for nothing. */
export function detectPictureFormat(/** @type {Buffer} */ bytes) {
  const kind = Object.keys(MAGIC_BYTES).find((name) => MAGIC_BYTES[name]?.(bytes))
  if (kind === 'heic') throw new PictureError('heic')
  if (kind) return kind
  if (isSvg(bytes)) return 'svg'
  throw new PictureError('not-a-picture')
}

const SVG_START =
  /^\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!doctype[^>[]*(\[[^\]]*\]\s*)?>\s*(<!--(?:(?!-->)[\s\S])*-->\s*)*)?<(\w+:)?svg[\s>]/i

/** @param {Buffer} bytes */
function isSvg(bytes) {
  return SVG_START.test(decodeText(bytes).slice(0, 10_000))
}

/** @param {Buffer} bytes */
function decodeText(bytes) {
  const isUtf16 = ['\xff\xfe', '\xfe\xff'].includes(ascii(bytes, 0, 2))
  return isUtf16 ? '' : bytes.toString('utf8').replace(/^\ufeff/, '')
}

const TAG = /<\??(?:\w+:)?([\w-]+)([^>]*)/g
const EXTERNAL_REFERENCE =
  /^(image|use|feImage|pattern|linearGradient|radialGradient|textPath|tref|cursor|filter|xml-stylesheet)$/i

/**
 * An SVG is drawn, so its scripts never run. What it would fetch or unfold while it is drawn is refused:
 * entities (a kilobyte that becomes gigabytes) and references to anything outside of itself.
 */
export function assertSafeSvg(/** @type {Buffer} */ bytes) {
  const text = decodeText(bytes)
  if (/<!entity/i.test(text)) throw new PictureError('entities')
  const fetching = [...text.matchAll(TAG)].filter(
    ([, name = '', rest = '']) => EXTERNAL_REFERENCE.test(name) || rest.includes('<'),
  )
  const references = [
    ...fetching.flatMap(([, , rest = '']) => [...rest.matchAll(/(?<![\w-])href\s*=\s*["']?\s*([^"'\s>]*)/gi)]),
    ...text.matchAll(/url\(\s*["']?\s*([^"')\s]*)/gi),
    ...text.matchAll(/@import\s*(?:url\()?\s*["']?([^"')\s;]*)/gi),
  ]
  if (references.some(([, target = '']) => !isInternalReference(target))) throw new PictureError('outside-references')
}

function isInternalReference(/** @type {string} */ target) {
  return target === '' || target.startsWith('#') || /^data:(image\/(png|jpeg|gif|webp)|font\/)/i.test(target)
}
