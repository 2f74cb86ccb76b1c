import { RotateCw, X } from 'lucide-react'
import { Button, IconButton } from '~/ui/admin/button'
import { ProgressBar } from '~/ui/admin/progress-bar'
import { byteText } from './facts'
import { type UploadItem, uploadQueue } from './upload-queue'

/** The files on their way, each with its progress, and what became of them. */
export function UploadList({ items }: { items: UploadItem[] }) {
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
          <Button variant="quiet" onClick={() => uploadQueue.clearEnded()}>
            Clear
          </Button>
        )}
      </div>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto">
        {items.map((item) => (
          <UploadRow key={item.key} item={item} />
        ))}
      </ul>
    </section>
  )
}

function UploadRow({ item }: { item: UploadItem }) {
  const { key, fileName, byteSize, sent, state } = item
  const isOver = state === 'done' || state === 'failed'
  return (
    <li className="flex items-center gap-3 px-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{fileName}</span>
          <span className="shrink-0 text-faint tabular-nums">{byteText(byteSize)}</span>
        </p>
        {!isOver && (
          <ProgressBar label={fileName} value={state === 'drawing' ? undefined : sent / Math.max(1, byteSize)} />
        )}
        <p className={state === 'failed' ? 'font-medium text-danger' : 'text-muted'}>{wordsFor(item)}</p>
      </div>
      {state === 'failed' && (
        <IconButton icon={RotateCw} label={`Try ${fileName} again`} onClick={() => uploadQueue.retry(key)} />
      )}
      {state !== 'done' && (
        <IconButton
          icon={X}
          label={state === 'failed' ? `Take ${fileName} off the list` : `Cancel ${fileName}`}
          onClick={() => uploadQueue.cancel(key)}
        />
      )}
    </li>
  )
}

function wordsFor({ state, sent, byteSize, message, isKnown, file }: UploadItem) {
  const words = {
    waiting: 'Waits for its turn',
    sending: `${Math.floor((100 * sent) / Math.max(1, byteSize))} % sent`,
    'waiting-for-connection': 'The connection is lost. It goes on from here as soon as it is back.',
    drawing: 'Being drawn in all widths',
    done: isKnown ? `Was in the library already, as ${file?.fileName}` : 'Uploaded',
    failed: message,
  }
  return words[state]
}
