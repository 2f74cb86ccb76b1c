import { useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { z } from 'zod'
import { WritingHeader } from '~/domains/blog/writing-header'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { withParams } from '~/ui/workspace/address'
import { Button } from '~/ui/workspace/button'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { Notice } from '~/ui/workspace/notice'
import { Paging } from '~/ui/workspace/paging'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useIncomingFiles } from '~/ui/workspace/use-incoming-files'
import { useOnline } from '~/ui/workspace/use-online'
import { useSelection } from '~/ui/workspace/use-selection'
import { Details } from '../admin/details'
import { DropHint } from '../admin/drop-hint'
import { picturesText } from '../admin/facts'
import { MediaGrid } from '../admin/media-grid'
import { PictureUploads } from '../admin/picture-uploads'
import { UploadButton } from '../admin/upload-button'
import { useDeletion } from '../admin/use-deletion'
import { useUploads } from '../admin/use-uploads'
import { mediaSorts, readMediaFilter } from '../media-filter'
import { findMediaFile, listMediaFiles, listMediaUses } from '../queries.server'
import type { Route } from './+types/admin-library'

export async function loader({ request, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const query = new URL(request.url).searchParams
  const filter = readMediaFilter(query)
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

const sortOptions = Object.entries(mediaSorts).map(([value, label]) => ({
  value: value === 'newest' ? '' : value,
  label: `Sort: ${label}`,
}))
const useOptions = [
  { value: '', label: 'All pictures' },
  { value: '1', label: 'Unused' },
]

export default function MediaLibrary({ loaderData: { files, count, filter, opened } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const [, setParams] = useSearchParams()
  const uploads = useUploads(() => void revalidate())
  const isOver = useIncomingFiles(uploads.add)
  const selection = useSelection(files.map(({ id }) => id))
  const deletePictures = useDeletion()
  const close = () =>
    setParams((params) => new URLSearchParams(withParams(params, { file: null })), { preventScrollReset: true })
  const isFiltered = filter.q !== '' || filter.unused

  return (
    <>
      <WritingHeader actions={<UploadButton onFiles={uploads.add} />} />
      <Offline />
      <PictureUploads items={uploads.items} />
      <FilterBar
        label="Filter pictures"
        names={['q', 'unused']}
        aside={<span role="status">{picturesText(count)}</span>}
      >
        <SearchFilter name="q" label="Search names and descriptions" />
        <SelectFilter name="unused" label="Use" options={useOptions} />
        <SelectFilter name="sort" label="Sort" options={sortOptions} />
      </FilterBar>
      {files.length === 0 ? (
        <Nothing isFiltered={isFiltered} onFiles={uploads.add} />
      ) : (
        <MediaGrid files={files} selection={selection} isStale={state === 'loading'} onDelete={deletePictures} />
      )}
      {count > filter.size && <Paging page={filter.page} perPage={filter.size} total={count} />}
      <SelectionBar selection={selection}>
        <Button variant="quiet" onClick={selection.toggleAll}>
          {selection.selected.length === files.length ? 'Select none' : 'Select all on this page'}
        </Button>
        <Button variant="danger" onClick={() => void deletePictures(selection.selected).then(selection.clear)}>
          Delete unused
        </Button>
      </SelectionBar>
      {opened && (
        <Details
          {...opened}
          onClose={close}
          onDelete={() => {
            close()
            void deletePictures([opened.file.id])
          }}
        />
      )}
      <DropHint isShown={isOver} />
    </>
  )
}

function Offline() {
  if (useOnline()) return null
  return (
    <div className="mb-4">
      <Notice kind="offline" title="There is no connection.">
        What you upload or write waits here and goes on as soon as it is back. Keep this page open.
      </Notice>
    </div>
  )
}

function Nothing({ isFiltered, onFiles }: { isFiltered: boolean; onFiles: (files: File[]) => void }) {
  if (isFiltered) return <EmptyState title="No picture fits" text="Try fewer words, or clear the filters." />
  return (
    <EmptyState
      title="No pictures yet"
      text="Drop pictures here, paste them or choose them. They are kept in every width that a screen may need."
      action={<UploadButton onFiles={onFiles} variant="secondary" />}
    />
  )
}
