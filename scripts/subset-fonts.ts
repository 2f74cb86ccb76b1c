import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { basicRange, westernRange } from '../app/ui/font-ranges.ts'

/*
 * Cuts the fonts of the site into what an English page needs and the other western letters. Lora, Playfair Display
 * and the Source fonts reserve their names for unchanged files.
 */
const FOLDER = 'build/fonts'
const variableFonts = [
  'figtree',
  'fraunces',
  'instrument-sans',
  'inter',
  'jetbrains-mono',
  'newsreader',
  'space-grotesk',
]

// what texts show without being asked, and the digits of one width that tables ask for
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum']
const textWeights = { wght: { min: 400, max: 700 } }
const headingWeight = { wght: 700 }

type Axes = typeof textWeights | typeof headingWeight

mkdirSync(FOLDER, { recursive: true })
for (const name of variableFonts) {
  const file = readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  await cut(`${name}-basic`, file, basicRange, textWeights)
  await cut(`${name}-western`, file, westernRange, textWeights)
  await cut(`${name}-heading`, file, basicRange, headingWeight)
}
// of one weight: the variable file has 20 kB more
const bricolage = readFileSync(
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
)
await cut('bricolage-heading', bricolage, basicRange)
await cut('bricolage-western', bricolage, westernRange)

async function cut(name: string, file: Buffer, range: string, variationAxes?: Axes) {
  const options = { targetFormat: 'woff2', keepFeatures, noHinting: true, ...(variationAxes && { variationAxes }) }
  const subset = await subsetFont(file, charactersOf(range), options)
  writeFileSync(`${FOLDER}/${name}.woff2`, subset)
}

function charactersOf(range: string) {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place))
    })
    .join('')
}
