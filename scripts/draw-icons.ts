import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/* Draws the icons that browsers ask for by name from public/favicon.svg, as it is by day. To be run when that changes. */
const ICO_HEADER_BYTES = 6
const ICO_ENTRY_BYTES = 16
const TILE_COLOR = '#0e3a4f'

const svg = readFileSync('public/favicon.svg', 'utf8').replace(/@media[^{]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/, '')
// systems cut the corners themselves
const square = svg.replace(' rx="7"', '')

writeFileSync(
  'public/favicon.ico',
  packIco(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(svg, size) })))),
)
writeFileSync('public/apple-touch-icon.png', await draw(square, 180))
writeFileSync('public/icon-512.png', await draw(svg, 512))
// a round cut takes a tenth at each side
writeFileSync('public/icon-maskable-512.png', await drawWithMargin(512))

function draw(source: string, size: number) {
  const density = (72 * size) / 32
  return sharp(Buffer.from(source), { density }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer()
}

async function drawWithMargin(size: number) {
  const margin = Math.round(size / 10)
  const inner = await draw(square, size - 2 * margin)
  const extend = { top: margin, bottom: margin, left: margin, right: margin, background: TILE_COLOR }
  return sharp(inner).extend(extend).png({ palette: true, effort: 10 }).toBuffer()
}

/** An ICO of PNG files (https://learn.microsoft.com/previous-versions/ms997538). */
function packIco(icons: { size: number; png: Buffer }[]) {
  const header = Buffer.alloc(ICO_HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(icons.length, 4)
  let offset = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * icons.length
  const entries = icons.map(({ size, png }) => {
    const entry = Buffer.alloc(ICO_ENTRY_BYTES)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.byteLength, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.byteLength
    return entry
  })
  return Buffer.concat([header, ...entries, ...icons.map(({ png }) => png)])
}
