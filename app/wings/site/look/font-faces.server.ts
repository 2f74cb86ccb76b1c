import { basicRange, latinExtRange, westernRange } from '~/ui/font-ranges'
import { fontFiles } from './font-files.server'
import { type FontName, fallbacks, fonts } from './fonts'
import { defaultLook, type Look } from './look'

const WESTERN_LATIN = `${basicRange},${westernRange}`

/** The rules that declare a font, for texts or for headings only: a browser loads what a page uses of them. */
export function declareFont(name: FontName, use: 'basic' | 'heading' = 'basic') {
  const files = fontFiles[name]
  const declare = (file: string, range: string) =>
    `@font-face{font-family:"${fonts[name].label}";font-weight:400 700;font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}`
  const western = files.western ? declare(files.western, westernRange) : ''
  return declare(files.latinExt, latinExtRange) + western + declare(files[use], western ? basicRange : WESTERN_LATIN)
}

/** The fonts of a look, with stand-ins stretched to their measures, so that nothing moves when they arrive. */
export function declareFonts({ headingFont, bodyFont }: Look) {
  const heading = headingFont === defaultLook.headingFont ? '' : declareFallback('Heading', headingFont, 'bold')
  const body = bodyFont === defaultLook.bodyFont ? '' : declareFallback('Body', bodyFont, 'regular')
  return declareForHeadings(headingFont, bodyFont) + declareForTexts(bodyFont) + heading + body
}

// those of the default look are in the style sheet of every page
const isInStyleSheet = (name: FontName) => name === defaultLook.headingFont || name === defaultLook.bodyFont

function declareForHeadings(name: FontName, bodyFont: FontName) {
  return name === bodyFont || isInStyleSheet(name) ? '' : declareFont(name, 'heading')
}

function declareForTexts(name: FontName) {
  return isInStyleSheet(name) ? '' : declareFont(name)
}

function declareFallback(role: string, name: FontName, weight: 'regular' | 'bold') {
  const { kind, ascent, descent, widths } = fonts[name]
  const sources = fallbacks[kind].local.map((local) => `local("${weight === 'bold' ? `${local} Bold` : local}")`)
  const adjusted = (part: number) => `${(part / widths[weight]).toFixed(1)}%`
  return `@font-face{font-family:"${role} fallback";src:${sources.join(',')};size-adjust:${(widths[weight] * 100).toFixed(1)}%;ascent-override:${adjusted(ascent)};descent-override:${adjusted(descent)};line-gap-override:0%}`
}

/** The files that every page in this look needs at once. */
export function fontFilesToPreload({ bodyFont, headingFont }: Look) {
  const body = fontFiles[bodyFont].basic
  // the font of texts holds every weight, and so does one that the style sheet declares for texts
  const isWhole = headingFont === bodyFont || headingFont === defaultLook.bodyFont
  return [...new Set([body, fontFiles[headingFont][isWhole ? 'basic' : 'heading']])]
}
