import { useEffect, useState } from 'react'
import type { ContentMap, LinkScope } from '../content-map'
import type { MapLayout, MapLayoutInput } from '../engine/map-layout'
import { isLinkInScope } from '../engine/neighbors'
import { isOrphan } from '../engine/page-states'

const UNREACHED = -1

interface LayoutState {
  layout: MapLayout
  /** What it is the layout of. */
  map: ContentMap
  counted: LinkScope
}

/** Where each page stands and which belong together: undefined until that is worked out, beside the page. */
export function useMapLayout(map: ContentMap | undefined, counted: LinkScope) {
  const [arranged, setArranged] = useState<LayoutState>()
  useEffect(() => {
    if (!map) return
    const worker = new Worker(new URL('../engine/layout-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<MapLayout>) => {
      setArranged({ layout: data, map, counted })
      worker.terminate()
    }
    worker.postMessage(toLayoutInput(map, counted))
    return () => worker.terminate()
  }, [map, counted])
  return arranged?.map === map && arranged?.counted === counted ? arranged.layout : undefined
}

/** What the arrangement needs of a map, when these links count. */
function toLayoutInput(map: ContentMap, counted: LinkScope): MapLayoutInput {
  const { pages, links } = map
  const isCounted = (_page: number, link: number) => isLinkInScope(map, link, counted)
  return {
    from: links.from.filter(isCounted),
    to: links.to.filter(isCounted),
    depths: Int32Array.from(pages, (page) => page[counted].depth ?? UNREACHED),
    orphans: Uint8Array.from(pages, (page) => Number(isOrphan(page))),
  }
}
