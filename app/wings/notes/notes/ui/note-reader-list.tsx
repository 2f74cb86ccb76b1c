import { UserMinus } from 'lucide-react'
import { Button, IconButton } from '~/ui/workspace/button'
import type { NoteReader, SharesState, SharingMessage } from './use-note-shares'

type NoteReaderListProps = Pick<SharesState, 'readers' | 'news' | 'stop'> & { isOnline: boolean }

/** Who may read the note; each can be stopped, and that can be taken back. */
export function NoteReaderList({ readers, news, stop, isOnline }: NoteReaderListProps) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="font-semibold">People with access</h3>
      {readers.length === 0 && <p className="text-muted">Only you</p>}
      {/* fifty people leave room for the note */}
      <ul className="max-h-56 overflow-y-auto">
        {readers.map((reader) => (
          <li
            key={reader.shared_with_email}
            className="flex items-center gap-2 border-b border-line py-1.5 last:border-0"
          >
            <ReaderName {...reader} />
            <IconButton
              icon={UserMinus}
              label={`Stop sharing with ${reader.shared_with_email}`}
              disabled={!isOnline}
              onClick={() => void stop(reader.shared_with_email)}
            />
          </li>
        ))}
      </ul>
      <div role="status">{news && <SharingNotice {...news} />}</div>
    </div>
  )
}

function ReaderName({ shared_with_email: email, name, has_opened }: NoteReader) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium break-words">{name || email}</span>
      {name && <span className="block break-words text-muted">{email}</span>}
      {!has_opened && <span className="block text-muted">Not opened yet</span>}
    </span>
  )
}

function SharingNotice({ text, isError, undo }: SharingMessage) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 py-1">
      <p className={`min-w-0 font-medium break-words ${isError ? 'text-danger' : 'text-muted'}`}>{text}</p>
      {/* the button that was pressed is gone, and this one is what comes next */}
      {undo && (
        <Button autoFocus onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  )
}
