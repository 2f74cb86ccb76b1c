interface Font {
  label: string
  kind: keyof typeof fallbacks
  /** Has no regular weight. */
  isForHeadings?: true
  /** Of the font's own line, in hundredths of its size. */
  ascent: number
  descent: number
  /** How wide a text is in it, compared with the font that stands in for it until it is loaded. */
  widths: { regular: number; bold: number }
}

/** What stands in for a font: names of one that nearly every machine has, and what it is for CSS. */
export const fallbacks = {
  sans: { local: ['Arial', 'Liberation Sans', 'Arimo'], generic: 'system-ui, sans-serif' },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], generic: 'Georgia, serif' },
  mono: { local: ['Courier New', 'Liberation Mono', 'Cousine'], generic: 'ui-monospace, monospace' },
}

/**
 * The fonts to choose from, all under the Open Font License. Widths were measured in Chromium over 4,000 letters of English
 * text, at weight 400 and 700 against those of the stand-in.
 */
export const fonts = {
  bricolage: font('Bricolage Grotesque', 'sans', [93, 27], [1.093, 1.015], true),
  figtree: font('Figtree', 'sans', [95, 25], [1.009, 0.961]),
  inter: font('Inter', 'sans', [97, 24], [1.067, 1.023]),
  'instrument-sans': font('Instrument Sans', 'sans', [97, 25], [1.021, 0.987]),
  'source-sans-3': font('Source Sans 3', 'sans', [102, 40], [0.937, 0.917]),
  'space-grotesk': font('Space Grotesk', 'sans', [98, 29], [1.095, 1.019]),
  fraunces: font('Fraunces', 'serif', [98, 26], [1.154, 1.159]),
  lora: font('Lora', 'serif', [101, 27], [1.161, 1.12]),
  newsreader: font('Newsreader', 'serif', [74, 27], [1.047, 1.058]),
  'playfair-display': font('Playfair Display', 'serif', [108, 25], [1.122, 1.076]),
  'source-serif-4': font('Source Serif 4', 'serif', [104, 34], [1.18, 1.144]),
  'jetbrains-mono': font('JetBrains Mono', 'mono', [102, 30], [1, 1]),
}

export type FontName = keyof typeof fonts

export const fontNames = Object.keys(fonts) as FontName[]
export const bodyFontNames = fontNames.filter((name) => !fonts[name].isForHeadings)

function font(
  label: string,
  kind: Font['kind'],
  [ascent, descent]: [number, number],
  [regular, bold]: [number, number],
  isForHeadings?: true,
): Font {
  return { label, kind, ascent, descent, widths: { regular, bold }, isForHeadings }
}
