import { useRef, useState } from 'react'
import { useApiQuery } from '~/kits/api/use-api-query'
import { Skeleton } from '~/ui/skeleton'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { TextInput } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { useFileDropAndPaste } from '~/ui/workspace/use-file-drop-and-paste'
import { mediaClient } from '../api'
import type { MediaPickerProps } from '../media-picker'
import type { MediaFile } from '../picture'
import { DropOverlay } from './drop-overlay'
import { PictureThumbnail } from './picture-thumbnail'
import { PictureUploadList } from './picture-upload-list'
import { UploadPicturesButton } from './upload-pictures-button'
import { usePictureUploads } from './use-picture-uploads'

const PAUSE_MS = 200

/** The library above the editor: search and choose, or drop, paste and choose files to upload. */
export default function MediaPickerDialog({ open, onOpenChange, onPick }: MediaPickerProps) {
  const [query, setQuery] = useState({ q: '', page: 1 })
  const { answer, fault, reload } = useMediaPage(query)
  const wanted = useRef(0)
  function pick(file: MediaFile) {
    onPick(file)
    onOpenChange(false)
  }
  const uploads = usePictureUploads((file) => (wanted.current === 1 ? pick(file) : reload()))
  function add(files: File[]) {
    wanted.current = files.length // a single one is what the picker was opened for
    uploads.add(files)
  }
  const isOver = useFileDropAndPaste(add)
  return (
    <Dialog
      title="Choose an image"
      description="Choose an image from the library, or drop, paste or upload a new one."
      open={open}
      onOpenChange={onOpenChange}
      className="h-[min(44rem,calc(100dvh-2rem))] w-[min(60rem,calc(100vw-2rem))]"
      footer={
        answer && answer.pages > 1 ? (
          <PickerPagination page={answer.page} pages={answer.pages} onPage={(page) => setQuery({ ...query, page })} />
        ) : undefined
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <TextInput
          type="search"
          aria-label="Search names and alt text"
          placeholder="Search names and alt text"
          className="min-w-48 flex-1"
          value={query.q}
          onChange={(event) => setQuery({ q: event.currentTarget.value, page: 1 })}
        />
        <UploadPicturesButton onFiles={add} variant="secondary" />
      </div>
      <PictureUploadList items={uploads.items} />
      {fault && (
        <Notice kind="error" title="Could not load the library." action={<Button onClick={reload}>Try again</Button>}>
          {fault}
        </Notice>
      )}
      <PictureChoices files={answer?.files} onPick={pick} />
      <DropOverlay isShown={isOver} />
    </Dialog>
  )
}

function PictureChoices({ files, onPick }: { files: MediaFile[] | undefined; onPick: (file: MediaFile) => void }) {
  const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4'
  if (!files)
    return (
      <div role="status" aria-label="Loading images" className={grid}>
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={String(place)} className="aspect-[4/3]" />
        ))}
      </div>
    )
  if (files.length === 0) return <p className="py-10 text-center text-dense text-muted">No images found.</p>
  return (
    <ul aria-label="Images" className={grid}>
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            onClick={() => onPick(file)}
            className="w-full rounded-md border border-line bg-surface text-left hover:border-accent"
          >
            <span className="grid aspect-[4/3] place-items-center overflow-hidden rounded-t-md bg-wash p-1.5">
              <PictureThumbnail file={file} alt={file.alt} />
            </span>
            <span className="block truncate px-2 py-1.5 text-dense">{file.fileName}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function PickerPagination({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <div className="flex items-center gap-2 text-dense text-muted tabular-nums">
      <span>
        Page {page} of {pages}
      </span>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </div>
  )
}

/** A page of the library, asked for a moment after the last key. */
function useMediaPage({ q, page }: { q: string; page: number }) {
  const call = mediaClient.get('/files', { query: { q, page: String(page) } })
  const { data, error, retry } = useApiQuery(call, { pauseMs: q ? PAUSE_MS : 0 })
  return { answer: data, fault: error, reload: retry }
}
