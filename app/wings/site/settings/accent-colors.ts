import { type Oklch, oklchContrast } from '~/ui/oklch'

/** The accent color in one theme, as `app/ui/tokens.css` makes it of the hue, with what stands on it and behind it. */
export interface AccentColor {
  theme: 'Light' | 'Dark'
  accent: Oklch
  onAccent: Oklch
  /** Of the label on a button. */
  buttonContrast: number
  /** Of a link on the page. */
  linkContrast: number
}

/** What WCAG 2.2 asks of text at level AA. */
export const AA_CONTRAST = 4.5

/** The accent color of a hue in both themes. Lightness and chroma are fixed, so that each hue can be read. */
export function accentColors(hue: number): [light: AccentColor, dark: AccentColor] {
  return [
    describe('Light', [0.535, 0.166, hue], [1, 0, 0], [0.984, 0.003, 228]),
    describe('Dark', [0.755, 0.135, hue + 7], [0.2, 0.025, 243], [0.185, 0.022, 243]),
  ]
}

function describe(theme: AccentColor['theme'], accent: Oklch, onAccent: Oklch, paper: Oklch): AccentColor {
  const [buttonContrast, linkContrast] = [oklchContrast(accent, onAccent), oklchContrast(accent, paper)]
  return { theme, accent, onAccent, buttonContrast, linkContrast }
}
