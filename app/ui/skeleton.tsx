/** Holds the place of something that is not there yet; give it the size of what will come. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-md bg-line/60 ${className}`} />
}
