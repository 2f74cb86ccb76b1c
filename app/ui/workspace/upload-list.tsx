import { Pause, Play, RotateCw, X } from 'lucide-react'
import type { UploadItem, UploadQueue } from '~/platform/uploads/upload-queue'
import { Button, IconButton } from '~/ui/workspace/button'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { formatBytes } from '../format-bytes'

interface UploadListProps<Result> {
  items: UploadItem<Result>[]
  queue: UploadQueue<Result>
  /** What the server does once all bytes are there. */
  processingLabel: string
  getDoneLabel: (item: UploadItem<Result>) => string
}

// shorter ones are over before anyone could pause them
const MIN_PAUSABLE_BYTES = 8 * 1024 * 1024

/** The files on their way, each with its progress, and what became of them. */
export function UploadList<Result>({ items, queue, ...words }: UploadListProps<Result>) {
  const ended = items.filter(({ state }) => state === 'done' || state === 'failed')
  const failed = ended.filter(({ state }) => state === 'failed').length
  const done = ended.length - failed
  if (items.length === 0) return null
  return (
    <section aria-label="Uploads" className="mb-5 rounded-md border border-line bg-surface text-dense">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-3">
        <p role="status" className="font-semibold tabular-nums">
          {done} of {items.length} uploaded{failed > 0 && `, ${failed} failed`}
        </p>
        {ended.length > 0 && (
          <Button variant="quiet" onClick={() => queue.clearFinished()}>
            Clear
          </Button>
        )}
      </div>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto">
        {items.map((item) => (
          <UploadRow key={item.key} item={item} queue={queue} {...words} />
        ))}
      </ul>
    </section>
  )
}

type UploadRowProps<Result> = Omit<UploadListProps<Result>, 'items'> & { item: UploadItem<Result> }

function UploadRow<Result>({ item, queue, ...words }: UploadRowProps<Result>) {
  const { fileName, byteSize, sent, state } = item
  const isOver = state === 'done' || state === 'failed'
  return (
    <li className="flex items-center gap-3 px-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{fileName}</span>
          <span className="shrink-0 text-faint tabular-nums">{formatBytes(byteSize)}</span>
        </p>
        {!isOver && (
          <ProgressBar label={fileName} value={state === 'working' ? undefined : sent / Math.max(1, byteSize)} />
        )}
        <p className={state === 'failed' ? 'font-medium text-danger' : 'text-muted'}>
          {uploadStatusLabel(item, words)}
        </p>
      </div>
      <UploadActions item={item} queue={queue} />
    </li>
  )
}

function UploadActions<Result>({
  item: { key, fileName, byteSize, state },
  queue,
}: Omit<UploadRowProps<Result>, 'processingLabel' | 'getDoneLabel'>) {
  const isOnItsWay = state === 'sending' || state === 'waiting-for-connection' || state === 'waiting'
  return (
    <>
      {isOnItsWay && byteSize >= MIN_PAUSABLE_BYTES && (
        <IconButton icon={Pause} label={`Pause ${fileName}`} onClick={() => queue.pause(key)} />
      )}
      {state === 'paused' && <IconButton icon={Play} label={`Resume ${fileName}`} onClick={() => queue.resume(key)} />}
      {state === 'failed' && (
        <IconButton icon={RotateCw} label={`Retry ${fileName}`} onClick={() => queue.retry(key)} />
      )}
      {state !== 'done' && (
        <IconButton
          icon={X}
          label={state === 'failed' ? `Remove ${fileName} from the list` : `Cancel ${fileName}`}
          onClick={() => queue.cancel(key)}
        />
      )}
    </>
  )
}

function uploadStatusLabel<Result>(
  item: UploadItem<Result>,
  { processingLabel, getDoneLabel }: Pick<UploadListProps<Result>, 'processingLabel' | 'getDoneLabel'>,
) {
  const { state, sent, byteSize, message } = item
  const percent = `${Math.floor((100 * sent) / Math.max(1, byteSize))} % uploaded`
  const words = {
    waiting: 'Queued',
    paused: `Paused, ${percent}`,
    sending: percent,
    'waiting-for-connection': message
      ? `${message} Retrying.`
      : 'Connection lost. The upload resumes when the connection is back.',
    working: processingLabel,
    done: getDoneLabel(item),
    failed: message,
  }
  return words[state]
}
