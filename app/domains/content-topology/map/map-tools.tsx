import { Maximize2, Spline, ZoomIn, ZoomOut } from 'lucide-react'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Combobox, comboboxSteps } from '~/ui/workspace/combobox'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import type { MapPage } from '../site-map'
import type { SigmaMap } from './sigma-map'

const SHOWN = 8

interface FindPageProps {
  label: string
  pages: readonly MapPage[]
  onTake: (page: number) => void
}

const colours = [
  { value: '', label: 'Colour: kind' },
  { value: 'community', label: 'Colour: community' },
  { value: 'state', label: 'Colour: state' },
]
const arrangements = [
  { value: '', label: 'By community' },
  { value: 'depth', label: 'By clicks from home' },
]
const ZOOM = 1.5

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
          <FindPage label="Find a page" pages={pages} onTake={onFind} />
        </div>
        <div className="-mb-4 max-w-full">
          <FilterBar label="How the map is drawn" names={[]}>
            <SelectFilter name="colour" label="Colour" options={colours} />
            <SelectFilter name="arrange" label="Arrangement" options={arrangements} />
          </FilterBar>
        </div>
        <Button icon={Spline} aria-pressed={isDrawingLinks} onClick={() => setIsDrawingLinks(!isDrawingLinks)}>
          Draw a link
        </Button>
      </div>
      {isDrawingLinks && (
        <p role="status" className="text-dense text-muted">
          Pull from one page to another, or choose the one and then the other: on the map, or by finding them.
        </p>
      )}
    </>
  )
}

export function MapZoom({ sigma }: { sigma: RefObject<SigmaMap | undefined> }) {
  return (
    <div className="absolute right-2 bottom-2 grid gap-1 rounded-md border border-line bg-surface p-1">
      <IconButton icon={ZoomIn} label="Zoom in" onClick={() => sigma.current?.zoom(ZOOM)} />
      <IconButton icon={ZoomOut} label="Zoom out" onClick={() => sigma.current?.zoom(1 / ZOOM)} />
      <IconButton icon={Maximize2} label="Show all" onClick={() => sigma.current?.showAll()} />
    </div>
  )
}

/** Finds a page of the map by its title or address. */
function FindPage({ label, pages, onTake }: FindPageProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(() => findPages(pages, typed), [pages, typed])

  function take({ number }: { number: number }) {
    setTyped('')
    onTake(number)
  }

  return (
    <Combobox
      field={field}
      at={at}
      aria-label={label}
      placeholder={label}
      listLabel="Pages"
      options={found}
      idOf={({ number }) => String(number)}
      draw={({ page }) => (
        <>
          <span className="truncate">{page.title}</span>
          <span className="truncate text-faint">{page.path}</span>
        </>
      )}
      isShown={typed !== '' && found.length > 0}
      onTake={take}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        setAt(0)
      }}
      onBlur={() => setTyped('')}
      onKeyDown={(event) => {
        const step = comboboxSteps[event.key]
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
function findPages(pages: readonly MapPage[], typed: string) {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return []
  const begins: { number: number; page: MapPage }[] = []
  const holds: { number: number; page: MapPage }[] = []
  for (const [number, page] of pages.entries()) {
    const title = page.title.toLowerCase()
    if (title.startsWith(wanted)) begins.push({ number, page })
    else if (title.includes(wanted) || page.path.toLowerCase().includes(wanted)) holds.push({ number, page })
    if (begins.length >= SHOWN) break
  }
  return [...begins, ...holds].slice(0, SHOWN)
}
