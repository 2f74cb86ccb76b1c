import { ArrowLeft } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ListPage } from '~/platform/lists/keyset-pagination.server'
import { formatCount } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { UnsavedChangesGuard } from '~/ui/workspace/unsaved-changes-guard'
import { seoRecord } from '~/wings/web/seo/seo-record'
import { SeoHeader } from '~/wings/web/seo-header'
import type { ListedPage } from './list-seo-pages.queries.server'
import { tableTexts, toPageRowValues } from './page-settings'
import { PageFilters } from './ui/page-filters'
import { PageSettingsRow } from './ui/page-settings-row'
import { seoPagesPath } from './ui/paths'
import { rowGrid } from './ui/table-field'
import { usePagesTable } from './ui/use-pages-table'
import { useSaveShortcut } from './ui/use-save-shortcut'

/** What is said of many pages, to be written row by row and saved at once. */
export function PagesTableScreen({ rows, before, after }: ListPage<ListedPage>) {
  const { search } = useLocation()
  const { state } = useNavigation()
  const table = usePagesTable()
  useSaveShortcut(table.save)
  return (
    <>
      <SeoHeader
        actions={
          <ButtonLink to={{ pathname: seoPagesPath, search }} icon={ArrowLeft} variant="quiet">
            All pages
          </ButtonLink>
        }
      />
      <PageFilters />
      {rows.length === 0 && <EmptyState title="No pages found" text="Try changing the filters." />}
      {rows.length > 0 && (
        <div className={`text-dense transition-opacity ${state === 'loading' ? 'opacity-60' : ''}`}>
          <TableHeadings />
          <ul aria-label="Pages" onKeyDown={moveFocusInColumn}>
            {rows.map((page) => (
              <PageSettingsRow
                key={page.id}
                page={page}
                values={{ ...toPageRowValues(page), ...table.typed[page.id]?.change }}
                isChanged={page.id in table.typed}
                hasConflict={table.typed[page.id]?.hasConflict === true}
                errorOf={(name) => table.errors[`${page.id} ${name}`]}
                onChange={(part) => table.change(page, part)}
              />
            ))}
          </ul>
        </div>
      )}
      <KeysetPagination before={before} after={after} isChronological={false} />
      <SaveBar table={table} />
      <UnsavedChangesGuard isUnsaved={() => table.count > 0} />
    </>
  )
}

function TableHeadings() {
  return (
    <div
      className={`${rowGrid} border-b border-line px-1 pb-1.5 font-medium text-muted max-lg:hidden`}
      aria-hidden="true"
    >
      <span>Page</span>
      {tableTexts.map((name) => (
        <span key={name}>{seoRecord[name].label}</span>
      ))}
      <span>Sitemap</span>
    </div>
  )
}

function SaveBar({ table: { count, isSaving, save, discard } }: { table: ReturnType<typeof usePagesTable> }) {
  if (count === 0) return null
  return (
    <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 text-dense">
      <Button variant="primary" onClick={save} disabled={isSaving}>
        {isSaving ? 'Saving' : 'Save'}
      </Button>
      <Button variant="quiet" onClick={discard} disabled={isSaving}>
        Discard
      </Button>
      <output className="text-muted">{formatCount(count, 'page with', 'pages with')} unsaved changes.</output>
    </div>
  )
}

/** Enter and the arrow keys lead up and down a column of fields, as in a spreadsheet; Shift+Enter upwards. */
function moveFocusInColumn(event: KeyboardEvent<HTMLElement>) {
  const field = event.target
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const step = stepOf(event, field)
  if (step === 0) return
  const column = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${field.dataset.column}"]`)]
  event.preventDefault()
  column[column.indexOf(field) + step]?.focus()
}

/** In a text of several lines the arrows stay in it; a search description has no breaks, so Enter is free. */
function stepOf({ key, shiftKey, nativeEvent }: KeyboardEvent, field: HTMLElement) {
  if (nativeEvent.isComposing) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (field instanceof HTMLTextAreaElement) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}
