import { Maximize2, Spline, ZoomIn, ZoomOut } from 'lucide-react'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { arrowKeySteps, Combobox } from '~/ui/workspace/combobox'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import type { MapPage } from '../content-map'
import type { SigmaMap } from './sigma-map'

const MAX_RESULTS = 8

interface PageFinderProps {
  label: string
  pages: readonly MapPage[]
  onSelect: (page: number) => void
}

const colorOptions = { community: 'Color by community', state: 'Color by status' }
const layoutOptions = { depth: 'Arrange by crawl depth' }
const ZOOM_FACTOR = 1.5

interface MapToolsProps {
  pages: readonly MapPage[]
  onFind: (page: number) => void
  isDrawingLinks: boolean
  setIsDrawingLinks: (isDrawing: boolean) => void
}

/** Finds a page, says how the map is drawn, and takes the pen. */
export function MapTools({ pages, onFind, isDrawingLinks, setIsDrawingLinks }: MapToolsProps) {
  return (
    <>
      <div className="flex flex-wrap items-start gap-2">
        <div className="w-64 max-sm:w-full">
          <PageFinder label="Find a page" pages={pages} onSelect={onFind} />
        </div>
        <div className="-mb-4 max-w-full">
          <FilterBar label="Map display" paramNames={[]}>
            <SelectFilter name="colour" label="Color" all="Color by type" options={colorOptions} />
            <SelectFilter name="arrange" label="Layout" all="Group by community" options={layoutOptions} />
          </FilterBar>
        </div>
        <Button icon={Spline} aria-pressed={isDrawingLinks} onClick={() => setIsDrawingLinks(!isDrawingLinks)}>
          Add link
        </Button>
      </div>
      {isDrawingLinks && (
        <p role="status" className="text-dense text-muted">
          Drag from one page to another, or select the source page and then the target page.
        </p>
      )}
    </>
  )
}

export function MapZoom({ sigma }: { sigma: RefObject<SigmaMap | undefined> }) {
  return (
    <div className="absolute right-2 bottom-2 grid gap-1 rounded-md border border-line bg-surface p-1">
      <IconButton icon={ZoomIn} label="Zoom in" onClick={() => sigma.current?.zoom(ZOOM_FACTOR)} />
      <IconButton icon={ZoomOut} label="Zoom out" onClick={() => sigma.current?.zoom(1 / ZOOM_FACTOR)} />
      <IconButton icon={Maximize2} label="Zoom to fit" onClick={() => sigma.current?.zoomToFit()} />
    </div>
  )
}

/** Finds a page of the map by its title or address. */
function PageFinder({ label, pages, onSelect }: PageFinderProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(() => searchPages(pages, typed), [pages, typed])

  function take({ number }: { number: number }) {
    setTyped('')
    onSelect(number)
  }

  return (
    <Combobox
      inputRef={field}
      activeIndex={at}
      aria-label={label}
      placeholder={label}
      listLabel="Pages"
      options={found}
      getId={({ number }) => String(number)}
      renderOption={({ page }) => (
        <>
          <span className="truncate">{page.title}</span>
          <span className="truncate text-faint">{page.path}</span>
        </>
      )}
      isOpen={typed !== '' && found.length > 0}
      onPick={take}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        setAt(0)
      }}
      onBlur={() => setTyped('')}
      onKeyDown={(event) => {
        const step = arrowKeySteps[event.key]
        const chosen = found[at]
        if (step && found.length > 0) setAt((at + step + found.length) % found.length)
        else if (event.key === 'Enter' && chosen) take(chosen)
        else if (event.key === 'Escape' && typed) setTyped('')
        else return
        event.preventDefault()
      }}
    />
  )
}

/** Those whose title begins so come first, then those that have it anywhere; the map's order among equals. */
function searchPages(pages: readonly MapPage[], typed: string) {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return []
  const begins: { number: number; page: MapPage }[] = []
  const holds: { number: number; page: MapPage }[] = []
  for (const [number, page] of pages.entries()) {
    const title = page.title.toLowerCase()
    if (title.startsWith(wanted)) begins.push({ number, page })
    else if (title.includes(wanted) || page.path.toLowerCase().includes(wanted)) holds.push({ number, page })
    if (begins.length >= MAX_RESULTS) break
  }
  return [...begins, ...holds].slice(0, MAX_RESULTS)
}
