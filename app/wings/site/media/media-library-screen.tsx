import type { ComponentType, ReactNode } from 'react'
import { useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { Notice } from '~/ui/workspace/notice'
import { withSearchParams } from '~/ui/workspace/search-params'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { TablePagination } from '~/ui/workspace/table-pagination'
import { useFileDropAndPaste } from '~/ui/workspace/use-file-drop-and-paste'
import { useOnline } from '~/ui/workspace/use-online'
import { useSelection } from '~/ui/workspace/use-selection'
import { DropOverlay } from './admin/drop-overlay'
import { MediaGrid } from './admin/media-grid'
import { PictureDetails } from './admin/picture-details'
import { PictureUploadList } from './admin/picture-upload-list'
import { UploadPicturesButton } from './admin/upload-pictures-button'
import { useDeletePictures } from './admin/use-delete-pictures'
import { usePictureUploads } from './admin/use-picture-uploads'
import { type MediaFilter, mediaSortLabels } from './media-filter'
import type { MediaFile } from './picture'
import type { MediaUse } from './queries.server'

const { newest, ...otherSorts } = mediaSortLabels
const sortOptions = Object.entries(otherSorts).map(([value, label]) => ({ value, label: `Sort: ${label}` }))

interface MediaLibraryScreenProps {
  files: MediaFile[]
  count: number
  filter: MediaFilter
  opened: { file: MediaFile; uses: MediaUse[] } | undefined
  Header: ComponentType<{ actions: ReactNode }>
  /** Where what uses a picture is edited, if anywhere. */
  editPathOf: (use: MediaUse) => string | undefined
}

/** The picture library: upload, search, describe, delete. */
export function MediaLibraryScreen({ files, count, filter, opened, Header, editPathOf }: MediaLibraryScreenProps) {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const [, setParams] = useSearchParams()
  const uploads = usePictureUploads(() => void revalidate())
  const isOver = useFileDropAndPaste(uploads.add)
  const selection = useSelection(files.map(({ id }) => id))
  const deletePictures = useDeletePictures()
  const close = () =>
    setParams((params) => new URLSearchParams(withSearchParams(params, { file: null })), { preventScrollReset: true })
  const isFiltered = filter.q !== '' || filter.unused

  return (
    <>
      <Header actions={<UploadPicturesButton onFiles={uploads.add} />} />
      <OfflineNotice />
      <PictureUploadList items={uploads.items} />
      <FilterBar
        label="Filter images"
        paramNames={['q', 'unused']}
        aside={<span role="status">{formatCount(count, 'image')}</span>}
      >
        <SearchFilter name="q" label="Search names and alt text" />
        <SelectFilter name="unused" label="Usage" all="All images" options={{ '1': 'Unused' }} />
        <SelectFilter name="sort" label="Sort" all={`Sort: ${newest}`} options={sortOptions} />
      </FilterBar>
      {files.length === 0 ? (
        <EmptyLibrary isFiltered={isFiltered} onFiles={uploads.add} />
      ) : (
        <MediaGrid files={files} selection={selection} isStale={state === 'loading'} onDelete={deletePictures} />
      )}
      {count > filter.size && <TablePagination page={filter.page} perPage={filter.size} total={count} />}
      <SelectionBar selection={selection}>
        <Button variant="quiet" onClick={selection.toggleAll}>
          {selection.selected.length === files.length ? 'Clear selection' : 'Select all on this page'}
        </Button>
        <Button variant="danger" onClick={() => void deletePictures(selection.selected).then(selection.clear)}>
          Delete unused
        </Button>
      </SelectionBar>
      {opened && (
        <PictureDetails
          {...opened}
          editPathOf={editPathOf}
          onClose={close}
          onDelete={() => {
            close()
            void deletePictures([opened.file.id])
          }}
        />
      )}
      <DropOverlay isShown={isOver} />
    </>
  )
}

function OfflineNotice() {
  if (useOnline()) return null
  return (
    <div className="mb-4">
      <Notice kind="offline" title="You are offline">
        Uploads and changes resume when the connection is back. Keep this page open.
      </Notice>
    </div>
  )
}

function EmptyLibrary({ isFiltered, onFiles }: { isFiltered: boolean; onFiles: (files: File[]) => void }) {
  if (isFiltered) return <EmptyState title="No images found" text="Try changing the filters or the search term." />
  return (
    <EmptyState
      title="No images yet"
      text="Drag and drop, paste or upload images."
      action={<UploadPicturesButton onFiles={onFiles} variant="secondary" />}
    />
  )
}
