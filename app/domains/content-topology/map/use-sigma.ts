import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapDrawing } from './map-drawing'
import type { MapEvents, SigmaMap } from './sigma-map'

type Drawn = 'fetching' | 'drawn' | 'failed'

interface UseSigma extends Omit<MapEvents, 'onPicture'> {
  container: RefObject<HTMLDivElement | null>
  drawing: MapDrawing
  isDrawingLinks: boolean
}

/** Draws into an element what there is now. The program that draws is fetched here, and by nobody else. */
export function useSigma({ container, drawing, isDrawingLinks, ...events }: UseSigma) {
  const sigma = useRef<SigmaMap>(undefined)
  const latest = useRef({ drawing, events, isDrawingLinks })
  latest.current = { drawing, events, isDrawingLinks }
  const [drawn, setDrawn] = useState<Drawn>('fetching')
  const { pages } = drawing
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map is another picture
  useEffect(() => {
    let hasLeft = false
    begin().catch(() => setDrawn('failed'))
    async function begin() {
      const { SigmaMap } = await import('./sigma-map')
      if (hasLeft || !container.current) return
      sigma.current = new SigmaMap(container.current, latest.current.drawing, {
        onPage: (page) => latest.current.events.onPage(page),
        onLink: (link) => latest.current.events.onLink(link),
        onNothing: () => latest.current.events.onNothing(),
        onDrawnLink: (from, to) => latest.current.events.onDrawnLink(from, to),
        onPicture: () => setDrawn('drawn'),
      })
      sigma.current.isDrawingLinks = latest.current.isDrawingLinks
    }
    return () => {
      hasLeft = true
      sigma.current?.end()
      sigma.current = undefined
    }
  }, [pages])
  useEffect(() => sigma.current?.draw(drawing), [drawing])
  useEffect(() => {
    if (sigma.current) sigma.current.isDrawingLinks = isDrawingLinks
  }, [isDrawingLinks])
  return { drawn, sigma }
}
