import type { LinkStatus } from './link-filter'

/** What becomes of somebody who follows a link. */
export function statusOf({ isElsewhere, answer }: { isElsewhere: boolean; answer: number | null }): LinkStatus {
  if (isElsewhere) return 'elsewhere'
  if (answer === null || answer < 300) return 'fine'
  return answer < 400 ? 'redirected' : 'broken'
}
