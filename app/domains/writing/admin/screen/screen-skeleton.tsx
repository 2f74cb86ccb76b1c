import { SkeletonRows } from '~/ui/workspace/skeleton-rows'

export function ScreenSkeleton({ noun }: { noun: string }) {
  return (
    <div aria-busy="true" className="grid max-w-[40rem] gap-8 py-16">
      <p className="sr-only">The {noun} is loading</p>
      <div className="h-10 w-3/4 animate-pulse rounded-md bg-line/60 motion-reduce:animate-none" />
      <SkeletonRows />
    </div>
  )
}
