import { Skeleton } from '../skeleton'

/** The place of rows that are on their way. */
export function SkeletonRows({ rows = 8, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className="grid">
      {Array.from({ length: rows }, (_, row) => (
        <div key={String(row)} className="flex items-center gap-6 border-b border-line py-3.5">
          <Skeleton className={`h-4 ${row % 3 === 0 ? 'w-2/5' : row % 3 === 1 ? 'w-1/2' : 'w-1/3'}`} />
          <Skeleton className="ml-auto h-4 w-20" />
          <Skeleton className="h-4 w-14 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
