import { UserMinus } from 'lucide-react'
import { Button, IconButton } from '~/ui/workspace/button'
import type { Reader, Shares, SharingNews } from './use-shares'

type SharedWithProps = Pick<Shares, 'readers' | 'news' | 'stop'> & { isOnline: boolean }

/** Who may read the note; each can be stopped, and that can be taken back. */
export function SharedWith({ readers, news, stop, isOnline }: SharedWithProps) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="font-semibold">Who can read it</h3>
      {readers.length === 0 && <p className="text-muted">Only you.</p>}
      {/* fifty people leave room for the note */}
      <ul className="max-h-56 overflow-y-auto">
        {readers.map((reader) => (
          <li
            key={reader.shared_with_email}
            className="flex items-center gap-2 border-b border-line py-1.5 last:border-0"
          >
            <Who {...reader} />
            <IconButton
              icon={UserMinus}
              label={`Stop sharing with ${reader.shared_with_email}`}
              disabled={!isOnline}
              onClick={() => void stop(reader.shared_with_email)}
            />
          </li>
        ))}
      </ul>
      <div role="status">{news && <News {...news} />}</div>
    </div>
  )
}

function Who({ shared_with_email: email, name, has_opened }: Reader) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium break-words">{name || email}</span>
      {name && <span className="block break-words text-muted">{email}</span>}
      {!has_opened && <span className="block text-muted">Has not opened it yet</span>}
    </span>
  )
}

function News({ text, isFault, undo }: SharingNews) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 py-1">
      <p className={`min-w-0 font-medium break-words ${isFault ? 'text-danger' : 'text-muted'}`}>{text}</p>
      {/* the button that was pressed is gone, and this one is what comes next */}
      {undo && (
        <Button autoFocus onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  )
}
