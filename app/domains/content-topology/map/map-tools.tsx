import { Maximize2, Spline, ZoomIn, ZoomOut } from 'lucide-react'
import type { RefObject } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import type { MapPage } from '../site-map'
import { FindPage } from './find-page'
import type { SigmaMap } from './sigma-map'

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
