import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapScene } from './map-scene'
import type { MapEvents, SigmaMap } from './sigma-map'

type RenderState = 'fetching' | 'drawn' | 'failed'

interface SigmaOptions extends Omit<MapEvents, 'onRendered'> {
  container: RefObject<HTMLDivElement | null>
  scene: MapScene
  isDrawingLinks: boolean
}

/** Draws into an element what there is now. The program that draws is fetched here, and by nobody else. */
export function useSigma({ container, scene, isDrawingLinks, ...events }: SigmaOptions) {
  const sigma = useRef<SigmaMap>(undefined)
  const latest = useRef({ drawing: scene, events, isDrawingLinks })
  latest.current = { drawing: scene, events, isDrawingLinks }
  const [drawn, setDrawn] = useState<RenderState>('fetching')
  const { pages } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map is another picture
  useEffect(() => {
    let hasLeft = false
    begin().catch(() => setDrawn('failed'))
    async function begin() {
      const { SigmaMap } = await import('./sigma-map')
      if (hasLeft || !container.current) return
      sigma.current = new SigmaMap(container.current, latest.current.drawing, {
        onPageClick: (page) => latest.current.events.onPageClick(page),
        onLinkClick: (link) => latest.current.events.onLinkClick(link),
        onBackgroundClick: () => latest.current.events.onBackgroundClick(),
        onLinkDrawn: (from, to) => latest.current.events.onLinkDrawn(from, to),
        onRendered: () => setDrawn('drawn'),
      })
      sigma.current.isDrawingLinks = latest.current.isDrawingLinks
    }
    return () => {
      hasLeft = true
      sigma.current?.destroy()
      sigma.current = undefined
    }
  }, [pages])
  useEffect(() => sigma.current?.render(scene), [scene])
  useEffect(() => {
    if (sigma.current) sigma.current.isDrawingLinks = isDrawingLinks
  }, [isDrawingLinks])
  return { drawn, sigma }
}
