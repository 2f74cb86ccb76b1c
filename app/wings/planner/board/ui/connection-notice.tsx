import { formatCount } from '~/platform/text/format-number'
import { Notice } from '~/ui/workspace/notice'
import { ReadOnlyNotice } from '~/wings/planner/plans/read-only-notice'
import type { LiveBoard } from './use-live-board'

/** Says why the board does not follow, and what happens to what was done meanwhile. Nothing while all is well. */
export function ConnectionNotice({ live, mayEverChange }: { live: LiveBoard; mayEverChange: boolean }) {
  const { connection, pendingCount, rejection } = live
  if (rejection) return <Notice kind="error" title={rejection} />
  if (connection === 'offline') {
    return (
      <Notice kind="offline" title="You are offline.">
        {pendingCount > 0 ? `${formatCount(pendingCount, 'change')} not saved yet. ` : ''}Your changes are saved when
        you are back online.
      </Notice>
    )
  }
  if (mayEverChange) return null
  return <ReadOnlyNotice />
}
