import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { useChange } from '~/ui/workspace/use-change'
import { deviceName } from './device-name'

export interface ListedSession {
  id: string
  userAgent: string | null
  createdAt: Date
  updatedAt: Date
  /** The one that this page was asked with. */
  isThis: boolean
}

const columns: Column<ListedSession>[] = [
  {
    key: 'device',
    head: 'Device',
    cell: ({ userAgent, isThis }) => (
      <span title={userAgent ?? undefined} className="flex flex-wrap items-center gap-2 font-semibold">
        {deviceName(userAgent)}
        {isThis && <Badge tone="accent">This one</Badge>}
      </span>
    ),
  },
  { key: 'since', head: 'Signed in', phoneLabel: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { key: 'seen', head: 'Last renewed', phoneLabel: 'Renewed', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
]

export function ListOfSessions({ sessions }: { sessions: ListedSession[] }) {
  const change = useChange()
  const others = sessions.filter(({ isThis }) => !isThis).length
  const signOutElsewhere = () =>
    change<{ ended: number }>({
      path: '/admin/settings/sessions',
      method: 'DELETE',
      json: {},
      done: ({ ended }) => (ended === 1 ? 'One other session ended.' : `${ended} other sessions ended.`),
    })
  return (
    <>
      <DataTable
        label="Your sessions"
        columns={columns}
        rows={sessions}
        keyOf={({ id }) => id}
        nameOf={({ userAgent }) => deviceName(userAgent)}
        empty={null}
      />
      <p className="flex flex-wrap items-center gap-3 text-dense text-muted">
        <Button onClick={signOutElsewhere} disabled={others === 0}>
          Sign out elsewhere
        </Button>
        {others === 0 ? 'You are signed in nowhere else.' : 'Ends every session but this one.'}
      </p>
    </>
  )
}
