import { Skeleton } from '~/ui/skeleton'

const places = ['first', 'second', 'third']

/** A row of cards where there is no post yet. */
export function PostCardSkeletons() {
  return places.map((place) => <PostCardSkeleton key={place} />)
}

function PostCardSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="aspect-[16/10] rounded-lg" />
      <Skeleton className="mt-2 h-4 w-24" />
      <Skeleton className="h-7" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  )
}
