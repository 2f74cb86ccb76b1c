import type { ClusterStats } from '../cluster'

/** How many of the topics have a page that visitors can see, as a bar with its numbers. */
export function TopicCoverage({ topics, covered }: Pick<ClusterStats, 'topics' | 'covered'>) {
  if (topics === 0) return <span className="text-faint">No topics</span>
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <span aria-hidden="true" className="h-1.5 w-20 overflow-hidden rounded-md bg-line forced-colors:border">
        <span
          className="block h-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${Math.round((100 * covered) / topics)}%` }}
        />
      </span>
      <span>
        {covered} of {topics} covered
      </span>
    </span>
  )
}
