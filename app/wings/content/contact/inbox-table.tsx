import { Archive, ArchiveRestore, Mail, MailOpen } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { useSelection } from '~/ui/workspace/use-selection'
import type { ListedInboxMessage } from './queries.server'
import { useInboxActions } from './use-inbox-actions'

interface InboxTableProps {
  messages: ListedInboxMessage[]
  empty: React.ReactNode
  isStale: boolean
}

export function InboxTable({ messages, ...rest }: InboxTableProps) {
  const { open, addressOf } = useOpenRow()
  const selection = useSelection(useMemo(() => messages.map(({ id }) => id), [messages]))
  const columns: TableColumn<ListedInboxMessage>[] = [
    {
      key: 'from',
      header: 'From',
      className: 'md:w-64 break-all',
      cell: ({ id, name, email, readAt }) => (
        <Link to={addressOf(id)} preventScrollReset className="flex items-center gap-2 hover:underline">
          {!readAt && <span className="size-2 shrink-0 rounded-full bg-accent forced-colors:bg-[Highlight]" />}
          {name || email}
          {!readAt && <span className="sr-only">, unread</span>}
        </Link>
      ),
    },
    {
      key: 'subject',
      header: 'Subject',
      className: 'max-md:basis-full',
      cell: ({ subject, excerpt }) => (
        <span className="line-clamp-2 wrap-anywhere">
          {subject}
          {excerpt && <span className="font-normal text-faint"> – {excerpt}</span>}
        </span>
      ),
    },
    { key: 'kind', header: 'Type', cell: ({ kind }) => <Badge>{kind === 'lead' ? 'Lead' : 'Message'}</Badge> },
    { key: 'when', header: 'Received', align: 'end', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  ]
  return (
    <>
      <DataTable
        label="Messages"
        columns={columns}
        rows={messages}
        getRowKey={({ id }) => id}
        getRowLabel={({ name, email }) => `message from ${name || email}`}
        selection={selection}
        onOpen={({ id }) => open(id)}
        isEmphasized={({ readAt }) => !readAt}
        {...rest}
      />
      <SelectionBar selection={selection}>
        <BulkActions messages={messages.filter(({ id }) => selection.has(id))} onDone={selection.clear} />
      </SelectionBar>
    </>
  )
}

/** Offers what makes sense for at least one of the messages. */
function BulkActions({ messages, onDone }: { messages: ListedInboxMessage[]; onDone: () => void }) {
  const inbox = useInboxActions()
  const act = (action: (ids: string[]) => Promise<boolean>) => async () => {
    if (await action(messages.map(({ id }) => id))) onDone()
  }
  const isAny = (column: 'readAt' | 'archivedAt', isSet: boolean) =>
    messages.some((message) => Boolean(message[column]) === isSet)
  return (
    <>
      {isAny('readAt', false) && (
        <Button icon={MailOpen} onClick={act(inbox.markRead)}>
          Mark as read
        </Button>
      )}
      {isAny('readAt', true) && (
        <Button icon={Mail} onClick={act(inbox.markUnread)}>
          Mark as unread
        </Button>
      )}
      {isAny('archivedAt', false) && (
        <Button icon={Archive} onClick={act(inbox.archive)}>
          Archive
        </Button>
      )}
      {isAny('archivedAt', true) && (
        <Button icon={ArchiveRestore} onClick={act(inbox.unarchive)}>
          Move to inbox
        </Button>
      )}
    </>
  )
}
