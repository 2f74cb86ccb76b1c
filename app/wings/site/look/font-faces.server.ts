import { fontFiles } from './font-files.server'
import { type FontName, fallbacks, fonts } from './fonts'
import { defaultLook, type Look } from './look'

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'
const latinExtRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0'

/** The rules that declare a font: a browser loads what a page uses of them. */
export function declareFont(name: FontName) {
  const { label, weights } = fonts[name]
  const { latin, latinExt } = fontFiles[name]
  const declare = (file: string, range: string) =>
    `@font-face{font-family:"${label}";font-weight:${weights};font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}`
  return declare(latinExt, latinExtRange) + declare(latin, latinRange)
}

/** The fonts of a look, with stand-ins stretched to their measures, so that nothing moves when they arrive. */
export function declareFonts({ headingFont, bodyFont }: Look) {
  // those of the default look are in the style sheet of every page
  const named = new Set([headingFont, bodyFont])
  named.delete(defaultLook.headingFont)
  named.delete(defaultLook.bodyFont)
  const heading = headingFont === defaultLook.headingFont ? '' : declareFallback('Heading', headingFont, 'bold')
  const body = bodyFont === defaultLook.bodyFont ? '' : declareFallback('Body', bodyFont, 'regular')
  return [...named].map(declareFont).join('') + heading + body
}

function declareFallback(role: string, name: FontName, weight: 'regular' | 'bold') {
  const { kind, ascent, descent, widths } = fonts[name]
  const sources = fallbacks[kind].local.map((local) => `local("${weight === 'bold' ? `${local} Bold` : local}")`)
  const adjusted = (part: number) => `${(part / widths[weight]).toFixed(1)}%`
  return `@font-face{font-family:"${role} fallback";src:${sources.join(',')};size-adjust:${(widths[weight] * 100).toFixed(1)}%;ascent-override:${adjusted(ascent)};descent-override:${adjusted(descent)};line-gap-override:0%}`
}

/** The files that every page in this look needs at once. */
export function fontFilesToPreload({ bodyFont, headingFont }: Look) {
  return [...new Set([bodyFont, headingFont])].map((name) => fontFiles[name].latin)
}
