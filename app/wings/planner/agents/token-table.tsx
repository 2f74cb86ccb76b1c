import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Dialog } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { ListedAgentToken } from '~/wings/site/accounts/agent-token'
import { agentsClient } from './api'

interface TokenTableProps {
  tokens: ListedAgentToken[]
  onRevoked: (id: string) => void
  empty: React.ReactNode
}

export function TokenTable({ tokens, onRevoked, empty }: TokenTableProps) {
  const columns: TableColumn<ListedAgentToken>[] = [
    { key: 'name', header: 'Name', className: 'font-semibold break-words', cell: ({ name }) => name },
    {
      key: 'made',
      header: 'Created',
      phoneLabel: 'created',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      key: 'used',
      header: 'Last used',
      phoneLabel: 'last used',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <RelativeTime at={lastUsedAt} /> : 'Never'),
    },
    { key: 'end', header: 'Actions', align: 'end', cell: (token) => <RevokeToken token={token} onEnded={onRevoked} /> },
  ]
  return (
    <DataTable
      label="Tokens"
      columns={columns}
      rows={tokens}
      getRowKey={({ id }) => id}
      getRowLabel={({ name }) => name}
      empty={empty}
    />
  )
}

/** The one change here that cannot be undone: nobody knows the token, so it cannot come back. */
function RevokeToken({ token: { id, name }, onEnded }: { token: ListedAgentToken; onEnded: (id: string) => void }) {
  const change = useMutation()
  const [isOpen, setIsOpen] = useState(false)
  async function end() {
    const isDone = await change({
      ...agentsClient.delete('/tokens/:tokenId', { param: { tokenId: id } }),
      successMessage: () => `Token “${name}” revoked.`,
    })
    if (!isDone) return
    setIsOpen(false)
    onEnded(id)
  }
  return (
    <Dialog
      title={`Revoke token “${name}”?`}
      description="The program that uses this token loses access immediately. This cannot be undone."
      trigger={
        <Button variant="danger" aria-label={`Revoke token ${name}`}>
          Revoke
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          <Button variant="primary" onClick={() => void end()}>
            Revoke token
          </Button>
        </>
      }
    >
      <p className="text-dense">Changes made with this token are kept.</p>
    </Dialog>
  )
}
