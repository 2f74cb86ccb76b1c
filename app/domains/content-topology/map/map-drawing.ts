import type { Places } from '../layout/layout-input'
import type { MapPage } from '../site-map'
import type { SiteColours } from './as-hex'

/** All that a picture of the map is made from. Pages and links go by their numbers. */
export interface MapDrawing {
  pages: readonly MapPage[]
  places: Places
  /** Radii in pixels. */
  sizes: Float32Array
  /** By pages, as `#rrggbb`. */
  colours: readonly string[]
  /** By pages: 1 when it is shown. */
  shown: Uint8Array
  /** Those that are drawn: not all that there are. */
  links: readonly number[]
  from: Uint32Array
  to: Uint32Array
  /** The page whose links stand out, with its neighbours. */
  selected: number | undefined
  selectedLinks: readonly number[]
  site: SiteColours
}
