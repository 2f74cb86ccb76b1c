import { useEffect, useState } from 'react'
import type { Layout } from '../layout/layout-input'
import type { CountedLinks, SiteMap } from '../site-map'
import { layoutInputOf } from './layout-input-of'

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
