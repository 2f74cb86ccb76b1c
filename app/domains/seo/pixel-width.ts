import { useEffect, useState } from 'react'

/** What fits into a search result, in pixels (Rank Math's counters; its title is drawn in Arial, 20 px). */
export const TITLE_PX = 580
export const DESCRIPTION_PX = 920
export const MOBILE_DESCRIPTION_PX = 680
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
