import { lazy, Suspense } from 'react'
import { Notice } from '~/ui/workspace/notice'

// two hundred kilobytes that only this screen needs, and only where the page is shown
const Canvas = lazy(() => import('./canvas').catch(() => ({ default: CanvasMissing })))

export function LazyCanvas() {
  return (
    <Suspense fallback={<CanvasSkeleton />}>
      <Canvas />
    </Suspense>
  )
}

function CanvasSkeleton() {
  return (
    <div aria-busy="true" className="h-full animate-pulse rounded-md bg-line/60 motion-reduce:animate-none">
      <p className="sr-only">Loading preview</p>
    </div>
  )
}

function CanvasMissing() {
  return (
    <Notice kind="error" title="The preview could not be loaded.">
      You can still edit blocks. Reload the page to try again.
    </Notice>
  )
}
