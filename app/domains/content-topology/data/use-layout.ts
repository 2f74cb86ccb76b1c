import { useEffect, useState } from 'react'
import { counts } from '../finding/neighbours'
import { isOrphan } from '../finding/page-state'
import type { Layout, LayoutInput } from '../layout/layout-input'
import type { CountedLinks, SiteMap } from '../site-map'

const UNREACHED = -1

interface Arranged {
  layout: Layout
  /** What it is the layout of. */
  map: SiteMap
  counted: CountedLinks
}

/** Where each page stands and which belong together: undefined until that is worked out, beside the page. */
export function useLayout(map: SiteMap | undefined, counted: CountedLinks) {
  const [arranged, setArranged] = useState<Arranged>()
  useEffect(() => {
    if (!map) return
    const worker = new Worker(new URL('../layout/arrange-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Layout>) => {
      setArranged({ layout: data, map, counted })
      worker.terminate()
    }
    worker.postMessage(layoutInputOf(map, counted))
    return () => worker.terminate()
  }, [map, counted])
  return arranged?.map === map && arranged?.counted === counted ? arranged.layout : undefined
}

/** What the arrangement needs of a map, when these links count. */
function layoutInputOf(map: SiteMap, counted: CountedLinks): LayoutInput {
  const { pages, links } = map
  const isCounted = (_page: number, link: number) => counts(map, link, counted)
  return {
    from: links.from.filter(isCounted),
    to: links.to.filter(isCounted),
    depths: Int32Array.from(pages, (page) => page[counted].depth ?? UNREACHED),
    orphans: Uint8Array.from(pages, (page) => Number(isOrphan(page))),
  }
}
