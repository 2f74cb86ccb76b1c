import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { sessionsClient } from '../api'
import { deviceName } from './device-name'

export interface AdminSession {
  id: string
  userAgent: string | null
  createdAt: Date
  updatedAt: Date
  /** The one that this page was asked with. */
  isThis: boolean
}

const columns: TableColumn<AdminSession>[] = [
  {
    key: 'device',
    header: 'Device',
    cell: ({ userAgent, isThis }) => (
      <span title={userAgent ?? undefined} className="flex flex-wrap items-center gap-2 font-semibold">
        {deviceName(userAgent)}
        {isThis && <Badge tone="accent">Current session</Badge>}
      </span>
    ),
  },
  { key: 'since', header: 'Signed in', phoneLabel: 'Since', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  {
    key: 'seen',
    header: 'Last active',
    phoneLabel: 'Last active',
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
  },
]

export function AdminSessionTable({ sessions }: { sessions: AdminSession[] }) {
  const change = useMutation()
  const others = sessions.filter(({ isThis }) => !isThis).length
  const signOutElsewhere = () =>
    change({
      ...sessionsClient.delete('/', { json: {} }),
      successMessage: ({ ended }) => (ended === 1 ? '1 other session ended.' : `${ended} other sessions ended.`),
    })
  return (
    <>
      <DataTable
        label="Your sessions"
        columns={columns}
        rows={sessions}
        getRowKey={({ id }) => id}
        getRowLabel={({ userAgent }) => deviceName(userAgent)}
        empty={null}
      />
      <p className="flex flex-wrap items-center gap-3 text-dense text-muted">
        <Button onClick={signOutElsewhere} disabled={others === 0}>
          Sign out of other sessions
        </Button>
        {others === 0 ? 'You have no other sessions.' : 'Ends all sessions except this one.'}
      </p>
    </>
  )
}
