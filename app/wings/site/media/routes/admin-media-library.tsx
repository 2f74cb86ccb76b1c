import { useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { z } from 'zod'
import { databaseContext } from '~/platform/http/request-context.server'
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
import { PostsHeader } from '~/wings/content/blog/posts-header'
import { DropOverlay } from '../admin/drop-overlay'
import { MediaGrid } from '../admin/media-grid'
import { pictureCountText } from '../admin/picture-count-text'
import { PictureDetails } from '../admin/picture-details'
import { PictureUploadList } from '../admin/picture-upload-list'
import { UploadPicturesButton } from '../admin/upload-pictures-button'
import { usePictureDeletion } from '../admin/use-picture-deletion'
import { usePictureUploads } from '../admin/use-picture-uploads'
import { mediaSortLabels, parseMediaFilter } from '../media-filter'
import { findMediaFile, listMediaFiles, listMediaUses } from '../queries.server'
import type { Route } from './+types/admin-media-library'

export async function loader({ request, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const query = new URL(request.url).searchParams
  const filter = parseMediaFilter(query)
  const { success, data: fileId } = z.uuid().safeParse(query.get('file'))
  const file = success ? await findMediaFile(db, fileId) : undefined
  return {
    ...(await listMediaFiles(db, filter)),
    filter,
    opened: file && { file, uses: await listMediaUses(db, file.id) },
  }
}

export function meta() {
  return [{ title: 'Media' }, { name: 'robots', content: 'noindex' }]
}

const sortOptions = Object.entries(mediaSortLabels).map(([value, label]) => ({
  value: value === 'newest' ? '' : value,
  label: `Sort: ${label}`,
}))
const useOptions = [
  { value: '', label: 'All pictures' },
  { value: '1', label: 'Unused' },
]

export default function AdminMediaLibrary({ loaderData: { files, count, filter, opened } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const [, setParams] = useSearchParams()
  const uploads = usePictureUploads(() => void revalidate())
  const isOver = useFileDropAndPaste(uploads.add)
  const selection = useSelection(files.map(({ id }) => id))
  const deletePictures = usePictureDeletion()
  const close = () =>
    setParams((params) => new URLSearchParams(withSearchParams(params, { file: null })), { preventScrollReset: true })
  const isFiltered = filter.q !== '' || filter.unused

  return (
    <>
      <PostsHeader actions={<UploadPicturesButton onFiles={uploads.add} />} />
      <OfflineNotice />
      <PictureUploadList items={uploads.items} />
      <FilterBar
        label="Filter pictures"
        paramNames={['q', 'unused']}
        aside={<span role="status">{pictureCountText(count)}</span>}
      >
        <SearchFilter name="q" label="Search names and descriptions" />
        <SelectFilter name="unused" label="Use" options={useOptions} />
        <SelectFilter name="sort" label="Sort" options={sortOptions} />
      </FilterBar>
      {files.length === 0 ? (
        <EmptyLibrary isFiltered={isFiltered} onFiles={uploads.add} />
      ) : (
        <MediaGrid files={files} selection={selection} isStale={state === 'loading'} onDelete={deletePictures} />
      )}
      {count > filter.size && <TablePagination page={filter.page} perPage={filter.size} total={count} />}
      <SelectionBar selection={selection}>
        <Button variant="quiet" onClick={selection.toggleAll}>
          {selection.selected.length === files.length ? 'Select none' : 'Select all on this page'}
        </Button>
        <Button variant="danger" onClick={() => void deletePictures(selection.selected).then(selection.clear)}>
          Delete unused
        </Button>
      </SelectionBar>
      {opened && (
        <PictureDetails
          {...opened}
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
      <Notice kind="offline" title="There is no connection.">
        What you upload or write waits here and goes on as soon as it is back. Keep this page open.
      </Notice>
    </div>
  )
}

function EmptyLibrary({ isFiltered, onFiles }: { isFiltered: boolean; onFiles: (files: File[]) => void }) {
  if (isFiltered) return <EmptyState title="No picture fits" text="Try fewer words, or clear the filters." />
  return (
    <EmptyState
      title="No pictures yet"
      text="Drop pictures here, paste them or choose them. They are kept in every width that a screen may need."
      action={<UploadPicturesButton onFiles={onFiles} variant="secondary" />}
    />
  )
}
