import { OnlyReading } from '~/domains/plans/only-reading'
import { Notice } from '~/ui/workspace/notice'
import type { LiveBoard } from './use-board'

const changes = (count: number) => (count === 1 ? '1 change waits' : `${count} changes wait`)

/** Says why the board does not follow, and what happens to what was done meanwhile. Nothing while all is well. */
export function ConnectionNotice({ live, mayEverChange }: { live: LiveBoard; mayEverChange: boolean }) {
  const { connection, waiting, refusal } = live
  if (refusal) return <Notice kind="error" title={refusal} />
  if (connection === 'offline') {
    return (
      <Notice kind="offline" title="You are offline.">
        {waiting > 0 ? `${changes(waiting)} to be sent. ` : ''}You can go on; it is sent once the connection is back.
      </Notice>
    )
  }
  if (mayEverChange) return null
  return <OnlyReading />
}
