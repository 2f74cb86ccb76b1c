import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

const SCRIPT = '<script>alert(1)</script>'
const svg = (inside: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="600" height="300">${inside}</svg>`,
  )

export function createPicture(format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff', width = 600, height = 300) {
  return sharp({ create: { width, height, channels: 3, background: '#1f6f8b' } })
    .toFormat(format)
    .toBuffer()
}

function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG that says it is `width` × `height` black and white pixels, with rows that compress to almost nothing. */
function createPng(width: number, height: number, extra: Buffer[] = []) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2_000)))
  const chunks = [pngChunk('IHDR', header), ...extra, pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function createGif(width: number, height: number) {
  const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')
  gif.writeUInt16LE(width, 6)
  gif.writeUInt16LE(height, 8)
  gif.writeUInt16LE(width, 24)
  gif.writeUInt16LE(height, 26)
  return gif
}

const billionLaughsEntities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
  '',
)
const nestedUseElements = Array.from(
  { length: 12 },
  (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`,
).join('')
const truncated = async (picture: Promise<Buffer>) => (await picture).subarray(0, 300)
const withTail = async (picture: Promise<Buffer>, tail: string) =>
  Buffer.concat([await picture, Buffer.from(tail, 'latin1')])

type Bytes = Buffer | Promise<Buffer>

/** What nobody may bring in, and what they are told. */
export const rejectedFiles: [name: string, bytes: () => Bytes, told: RegExp][] = [
  ['page.jpg', () => Buffer.from(`<!doctype html>${SCRIPT}`), /is not a supported image/],
  ['program.png', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), /is not a supported image/],
  ['archive.webp', () => Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'), /is not a supported image/],
  ['paper.pdf', () => Buffer.from('%PDF-1.7\n1 0 obj'), /is not a supported image/],
  ['script.php.gif', () => Buffer.from('<?php system($_GET[1]);'), /is not a supported image/],
  [
    'commands.svg',
    () => Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://evil.example/x'"),
    /is not a supported image/,
  ],
  ['packed.svgz', () => gzipSync(svg('')), /is not a supported image/],
  ['wide.svg', () => Buffer.from(`\ufeff${svg('')}`, 'utf16le'), /is not a supported image/],
  ['gif-and-script.gif', () => Buffer.from('GIF89a=1;alert(1)//'), /is damaged/],
  ['jpeg-and-page.jpg', () => Buffer.from(`\xff\xd8\xff\xe0${SCRIPT}`, 'latin1'), /is damaged/],
  ['png-and-page.png', () => Buffer.from(`\x89PNG\r\n\x1a\n${SCRIPT}`, 'latin1'), /is damaged/],
  ['phone.heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC.*Export it as JPEG/],
  ['cut.jpg', () => truncated(createPicture('jpeg')), /is damaged/],
  ['cut.png', () => truncated(createPicture('png')), /is damaged/],
  ['cut.webp', () => truncated(createPicture('webp', 2_000, 1_000)), /is damaged/],
  ['cut.avif', () => truncated(createPicture('avif')), /is damaged/],
  ['bomb.png', () => createPng(30_000, 30_000), /100 megapixels/],
  ['bomb.gif', () => createGif(65_000, 65_000), /100 megapixels/],
  [
    'bomb.svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"/>'),
    /100 megapixels|is damaged/,
  ],
  [
    'laughs.svg',
    () => svg('<text y="9">&l9;</text>', `<!DOCTYPE svg [<!ENTITY l0 "ha">${billionLaughsEntities}]>`),
    /defines entities/,
  ],
  [
    'secret.svg',
    () => svg('<text y="9">&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    /defines entities/,
  ],
  [
    'uses.svg',
    () => svg(`<defs><g id="u0"><rect width="9" height="9"/></g>${nestedUseElements}</defs><use href="#u12"/>`),
    /is damaged|too long/,
  ],
  ['file.svg', () => svg('<image href="file:///etc/hostname" width="9" height="9"/>'), /links to other files/],
  ['beside.svg', () => svg('<image xlink:href="other.png" width="9" height="9"/>'), /links to other files/],
  [
    'elsewhere.svg',
    () => svg('<image href="&#104;ttps://evil.example/x.png" width="9" height="9"/>'),
    /links to other files/,
  ],
  [
    'sheet.svg',
    () => svg('', '<?xml-stylesheet href="https://evil.example/x.css"?>'),
    /links to other files|is not a supported image/,
  ],
  ['import.svg', () => svg('<style>@import url(https://evil.example/x.css);</style>'), /links to other files/],
  [
    'fill.svg',
    () => svg('<rect width="9" height="9" fill="url(https://evil.example/x.svg#a)"/>'),
    /links to other files/,
  ],
]

/** What comes in as a new drawing of what can be seen: nothing of its other half may be left. */
export const reencodedFiles: [name: string, bytes: () => Bytes][] = [
  ['photo.jpg', () => createPicture('png')], // another type than its name says
  ['no-extension', () => createPicture('webp')],
  ['jpeg-and-zip.jpg', () => withTail(createPicture('jpeg'), `PK\x03\x04${SCRIPT}`)],
  ['png-and-page.png', () => withTail(createPicture('png'), SCRIPT)],
  ['gif-and-page.gif', () => withTail(createPicture('gif'), SCRIPT)],
  ['png-with-code.png', () => createPng(600, 300, [pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))])],
  [
    'png-with-packed-bomb.png',
    () =>
      createPng(600, 300, [
        pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(60_000_000))])),
      ]),
  ],
  [
    'scripts.svg',
    () =>
      svg(
        `${SCRIPT}<rect width="600" height="300" onclick="alert(1)"/><foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`,
      ),
  ],
  ['picture.tiff', () => createPicture('tiff')],
  ['picture.avif', () => createPicture('avif')],
]
