import bricolageExt from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2?url'
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import instrumentExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url'
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import jetbrainsExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2?url'
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import newsreaderExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url'
import playfairExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url'
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import sourceSansExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import sourceSerifExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import spaceGroteskExt from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2?url'
import type { FontName } from './fonts'

interface FontFiles {
  /** What an English text needs, in every weight. */
  basic: string
  /** The same, in the weight of headings only. */
  heading: string
  /** The other western letters; absent: they are in these two. */
  western?: string
  latinExt: string
}

const cutFiles = import.meta.glob<string>('/build/fonts/*.woff2', { query: '?url', import: 'default', eager: true })

/** The addresses of the files of each font; a browser loads those whose letters a page has. */
export const fontFiles: Record<FontName, FontFiles> = {
  bricolage: cut('bricolage', bricolageExt),
  figtree: cut('figtree', figtreeExt),
  fraunces: cut('fraunces', frauncesExt),
  'instrument-sans': cut('instrument-sans', instrumentExt),
  inter: cut('inter', interExt),
  'jetbrains-mono': cut('jetbrains-mono', jetbrainsExt),
  lora: { basic: lora, heading: lora, latinExt: loraExt },
  newsreader: cut('newsreader', newsreaderExt),
  'playfair-display': { basic: playfair, heading: playfair, latinExt: playfairExt },
  'source-sans-3': { basic: sourceSans, heading: sourceSans, latinExt: sourceSansExt },
  'source-serif-4': { basic: sourceSerif, heading: sourceSerif, latinExt: sourceSerifExt },
  'space-grotesk': cut('space-grotesk', spaceGroteskExt),
}

/** Made by scripts/subset-fonts.ts. */
function cut(name: FontName, latinExt: string): FontFiles {
  const find = (part: string) => cutFiles[`/build/fonts/${name}-${part}.woff2`]
  const heading = find('heading') ?? ''
  return { basic: find('basic') ?? heading, heading, western: find('western') ?? '', latinExt }
}
