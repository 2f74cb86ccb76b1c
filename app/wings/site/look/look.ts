import { type FontName, fallbacks, fonts } from './fonts'

export const radiusNames = ['none', 'small', 'medium', 'large'] as const
export const pageWidthNames = ['narrow', 'normal', 'wide'] as const

/** How public pages look, apart from the first accent color, which is part of the brand. */
export interface Look {
  headingFont: FontName
  bodyFont: FontName
  radius: (typeof radiusNames)[number]
  pageWidth: (typeof pageWidthNames)[number]
  /** Of the second accent color, in degrees of OKLCH; null: there is none, the first is used. */
  secondHue: number | null
  css: string
  /** HTML at the end of the head, and of the body. */
  headCode: string
  bodyCode: string
  /** Origins from which own code may load scripts, and which it may call: `https://plausible.io`. */
  scriptOrigins: string[]
}

export const MAX_CODE_BYTES = 50_000
export const MAX_SCRIPT_ORIGINS = 10

export const defaultLook: Look = {
  headingFont: 'bricolage',
  bodyFont: 'figtree',
  radius: 'medium',
  pageWidth: 'normal',
  secondHue: null,
  css: '',
  headCode: '',
  bodyCode: '',
  scriptOrigins: [],
}

const codeParts = ['css', 'headCode', 'bodyCode', 'scriptOrigins'] as const

/** Whether the code differs that runs on every public page. */
export function hasOtherCode(one: Look, other: Look) {
  return codeParts.some((part) => String(one[part]) !== String(other[part]))
}

export const hasCode = (look: Look) => hasOtherCode(look, defaultLook)

const radii: Record<Look['radius'], [medium: string, large: string]> = {
  none: ['0', '0'],
  small: ['0.25rem', '0.5rem'],
  medium: ['0.5rem', '1rem'],
  large: ['0.875rem', '1.75rem'],
}
const pageWidths: Record<Look['pageWidth'], string> = { narrow: '60rem', normal: '72rem', wide: '88rem' }

/** What a look says of the variables of `app/ui/tokens.css`; those that stay as they are there are left out. */
export function lookVariables(look: Look): Record<string, string> {
  const [radiusMd, radiusLg] = radii[look.radius]
  const values: Record<string, [string, isDefault: boolean]> = {
    '--font-heading': [fontStack(look.headingFont, 'Heading'), look.headingFont === defaultLook.headingFont],
    '--font-sans': [fontStack(look.bodyFont, 'Body'), look.bodyFont === defaultLook.bodyFont],
    '--radius-md': [radiusMd, look.radius === 'medium'],
    '--radius-lg': [radiusLg, look.radius === 'medium'],
    '--page-width': [pageWidths[look.pageWidth], look.pageWidth === 'normal'],
    '--hue-2': [String(look.secondHue), look.secondHue === null],
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, [value, isDefault]]) => (isDefault ? [] : [[name, value]])),
  )
}

function fontStack(name: FontName, role: 'Heading' | 'Body') {
  const { label, kind } = fonts[name]
  return `"${label}","${role} fallback",${fallbacks[kind].generic}`
}

/** Rules of CSS for the look, given where its fonts are declared. */
export function lookCss(look: Look, fontFaces: string) {
  const variables = Object.entries(lookVariables(look)).map(([name, value]) => `${name}:${value}`)
  return variables.length === 0 ? '' : `${fontFaces}:root{${variables.join(';')}}`
}
