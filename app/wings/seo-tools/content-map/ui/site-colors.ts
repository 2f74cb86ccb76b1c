/** A colour as CSS has it, as `#rrggbb`: WebGL knows no other words. */
export function toHexColor(colour: string) {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return '#888888'
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const channels = [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)]
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The colours of the site as they are now, light or dark. */
export function getSiteColors() {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`)
  const [ink, surface, line, accent] = ['ink', 'surface', 'line', 'accent'].map((name) => toHexColor(colour(name)))
  // WebGL lays half-transparent colours over a canvas that is transparent itself, which makes them white
  const link = toHexColor(`color-mix(in oklab, ${colour('faint')} 35%, ${colour('surface')})`)
  return { ink, surface, line, accent, link } as Record<'ink' | 'surface' | 'line' | 'accent' | 'link', string>
}

export type SiteColors = ReturnType<typeof getSiteColors>
