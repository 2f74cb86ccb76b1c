import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatBytes } from '~/ui/format-bytes'
import { Badge } from '~/ui/workspace/badge'
import { Checkbox } from '~/ui/workspace/input'
import { withSearchParams } from '~/ui/workspace/search-params'
import type { RowSelection } from '~/ui/workspace/use-selection'
import type { MediaFile } from '../picture'
import { PictureThumbnail } from './picture-thumbnail'

interface GridKeysOptions {
  keys: readonly string[]
  onToggle: (key: string, isRange: boolean) => void
  onDelete: (key: string) => void
}

interface MediaGridProps {
  files: MediaFile[]
  selection: RowSelection
  isStale: boolean
  onDelete: (ids: string[]) => void
}

/** The pictures of a page. Arrow keys move, the space bar selects, Enter opens, Delete deletes. */
export function MediaGrid({ files, selection, isStale, onDelete }: MediaGridProps) {
  const keys = useGridKeys({
    keys: files.map(({ id }) => id),
    onToggle: selection.toggle,
    onDelete: (id) => onDelete(selection.selected.length > 0 ? selection.selected : [id]),
  })
  return (
    <>
      <p id="grid-keys" className="sr-only">
        Move with the arrow keys, select with the space bar, open with Enter, delete with the Delete key.
      </p>
      <ul
        ref={keys.ref}
        onKeyDown={keys.onKeyDown}
        aria-label="Images"
        aria-describedby="grid-keys"
        aria-busy={isStale}
        className={`grid grid-cols-2 gap-3 transition-opacity duration-150 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] ${isStale ? 'opacity-60' : ''}`}
      >
        {files.map((file) => (
          <Tile
            key={file.id}
            file={file}
            isSelected={selection.has(file.id)}
            isTabStop={file.id === keys.current}
            onFocus={() => keys.setCurrent(file.id)}
            onToggle={(isRange) => selection.toggle(file.id, isRange)}
          />
        ))}
      </ul>
    </>
  )
}

interface TileProps {
  file: MediaFile
  isSelected: boolean
  isTabStop: boolean
  onFocus: () => void
  onToggle: (isRange: boolean) => void
}

function Tile({ file, isSelected, isTabStop, onFocus, onToggle }: TileProps) {
  const [params] = useSearchParams()
  return (
    <li
      className={`group relative rounded-md border bg-surface ${isSelected ? 'border-accent outline-2 outline-accent' : 'border-line hover:border-faint'}`}
    >
      <Link
        to={{ search: withSearchParams(params, { file: file.id }) }}
        preventScrollReset
        data-key={file.id}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        className="block rounded-md"
      >
        <span className="grid aspect-[4/3] place-items-center overflow-hidden rounded-t-md bg-wash p-1.5">
          <PictureThumbnail file={file} />
        </span>
        <span className="block px-2.5 py-2 text-dense">
          <span className="block truncate font-medium">{file.fileName}</span>
          <span className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 text-faint tabular-nums">
            <span>
              {file.width} × {file.height}
              {file.byteSize > 0 && <span className="max-sm:hidden"> · {formatBytes(file.byteSize)}</span>}
            </span>
            {file.uses === 0 && <Badge>Unused</Badge>}
          </span>
        </span>
      </Link>
      <Checkbox
        label={`Select ${file.fileName}`}
        checked={isSelected}
        tabIndex={-1}
        onChange={(event) => onToggle((event.nativeEvent as unknown as MouseEvent).shiftKey)}
        className="absolute top-1.5 left-1.5 rounded-md bg-surface/90"
      />
    </li>
  )
}

/** Moves through a grid whose rows are as long as the window lets them be. One of its tiles is a stop of the tab key. */
function useGridKeys({ keys, onToggle, onDelete }: GridKeysOptions) {
  const ref = useRef<HTMLUListElement>(null)
  const [wanted, setCurrent] = useState<string>()
  const current = wanted && keys.includes(wanted) ? wanted : keys[0]

  function moveTo(index: number) {
    const key = keys[Math.min(keys.length - 1, Math.max(0, index))] ?? ''
    setCurrent(key)
    ref.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = (event.target as HTMLElement).dataset.key
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return
    const at = keys.indexOf(key)
    const actions: Record<string, (() => void) | undefined> = {
      ArrowRight: () => moveTo(at + 1),
      ArrowLeft: () => moveTo(at - 1),
      ArrowDown: () => moveTo(at + countColumns(ref.current)),
      ArrowUp: () => moveTo(at - countColumns(ref.current)),
      Home: () => moveTo(0),
      End: () => moveTo(keys.length - 1),
      ' ': () => onToggle(key, event.shiftKey),
      Delete: () => onDelete(key),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return { ref, current, setCurrent, onKeyDown }
}

function countColumns(grid: HTMLElement | null) {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
}
