import { useEffect, useState } from 'react'
import { DESCRIPTION_LINE, TITLE_LINE } from './truncate-for-result'

/** What fits into a search result, in pixels. */
export const MAX_TITLE_PX = TITLE_LINE.px
export const MAX_DESCRIPTION_PX = DESCRIPTION_LINE.px
export const MAX_MOBILE_DESCRIPTION_PX = 680
export const TITLE_FONT = '20px Arial, sans-serif'
export const DESCRIPTION_FONT = '14px Arial, sans-serif'

/** How wide a browser draws the text; 0 until there is a browser. */
export function usePixelWidth(text: string, font: string) {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return
    context.font = font
    setWidth(Math.round(context.measureText(text).width))
  }, [text, font])
  return width
}

const resultLines = {
  title: { font: TITLE_FONT, max: MAX_TITLE_PX },
  description: { font: DESCRIPTION_FONT, max: MAX_DESCRIPTION_PX },
}

/** How much of its line in a search result a text takes. */
export function useResultWidth(line: keyof typeof resultLines, text: string) {
  const { font, max } = resultLines[line]
  const width = usePixelWidth(text, font)
  return { label: `${width} of ${max} px`, isTooWide: width > max }
}
