import { useState } from 'react'
import { href } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Dialog } from '~/ui/workspace/dialog'
import { Moment } from '~/ui/workspace/moment'
import { useChange } from '~/ui/workspace/use-change'
import type { ListedToken } from '../agent-token'

interface TokenTableProps {
  tokens: ListedToken[]
  onEnded: (id: string) => void
  empty: React.ReactNode
}

export function TokenTable({ tokens, onEnded, empty }: TokenTableProps) {
  const columns: Column<ListedToken>[] = [
    { key: 'name', head: 'Name', className: 'font-semibold break-words', cell: ({ name }) => name },
    { key: 'made', head: 'Made', phoneLabel: 'made', cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: 'used',
      head: 'Last used',
      phoneLabel: 'last used',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never'),
    },
    { key: 'end', head: 'Actions', align: 'end', cell: (token) => <EndToken token={token} onEnded={onEnded} /> },
  ]
  return (
    <DataTable
      label="Tokens"
      columns={columns}
      rows={tokens}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      empty={empty}
    />
  )
}

/** The one change here that cannot be undone: nobody knows the token, so it cannot come back. */
function EndToken({ token: { id, name }, onEnded }: { token: ListedToken; onEnded: (id: string) => void }) {
  const change = useChange()
  const [isOpen, setIsOpen] = useState(false)
  async function end() {
    const isDone = await change({
      path: href('/planner/agents/tokens/:tokenId', { tokenId: id }),
      method: 'DELETE',
      done: () => `The token of “${name}” opens nothing any more.`,
    })
    if (!isDone) return
    setIsOpen(false)
    onEnded(id)
  }
  return (
    <Dialog
      title={`End the token of “${name}”`}
      description="The program that uses it is shut out at once. This cannot be undone; you can make it a new token."
      trigger={
        <Button variant="danger" aria-label={`End the token of ${name}`}>
          End
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>Keep it</Button>
          <Button variant="primary" onClick={() => void end()}>
            End the token
          </Button>
        </>
      }
    >
      <p className="text-dense">What it did stays: the board, the notes.</p>
    </Dialog>
  )
}
