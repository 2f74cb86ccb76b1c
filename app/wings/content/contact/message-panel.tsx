import { Archive, ArchiveRestore, Mail, Reply } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, buttonClassName } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Sheet } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import type { InboxMessage } from './queries.server'
import { replyMailtoUrl } from './reply-mailto-url'
import { useInboxActions } from './use-inbox-actions'

/** A message beside the list. Opening it reads it. */
export function MessagePanel({ message }: { message: InboxMessage | undefined }) {
  const { close } = useOpenRow()
  const { markReadSilently } = useInboxActions()
  const noted = useRef<string>(undefined)
  useEffect(() => {
    if (!message || noted.current === message.id) return
    noted.current = message.id
    if (!message.readAt) void markReadSilently(message.id)
  }, [message, markReadSilently])
  if (!message) return null
  const { name, email, subject, createdAt, pagePath, message: text } = message
  return (
    <Sheet
      open
      onOpenChange={close}
      title={subject || 'Message'}
      description={[name, email].filter(Boolean).join(', ')}
      footer={<Actions message={message} onDone={close} />}
    >
      <div className="grid gap-6">
        {text && <p className="max-w-prose text-small break-words whitespace-pre-wrap">{text}</p>}
        <DescriptionList
          items={[
            ['Received', <RelativeTime key="at" at={createdAt} isExact />],
            ['Page', pagePath],
            ['Email', email || 'Not provided'],
          ]}
        />
      </div>
    </Sheet>
  )
}

function Actions({ message, onDone }: { message: InboxMessage; onDone: () => void }) {
  const inbox = useInboxActions()
  const act = (action: (ids: string[]) => Promise<boolean>) => async () => {
    if (await action([message.id])) onDone()
  }
  return (
    <>
      <Button icon={Mail} onClick={act(inbox.markUnread)}>
        Mark as unread
      </Button>
      {message.archivedAt ? (
        <Button icon={ArchiveRestore} onClick={act(inbox.unarchive)}>
          Move to inbox
        </Button>
      ) : (
        <Button icon={Archive} onClick={act(inbox.archive)}>
          Archive
        </Button>
      )}
      {message.email && (
        <a href={replyMailtoUrl(message)} className={buttonClassName('primary')}>
          <Reply size={17} aria-hidden="true" />
          Reply
        </a>
      )}
    </>
  )
}
