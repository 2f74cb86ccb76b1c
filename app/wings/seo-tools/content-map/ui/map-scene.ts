import type { MapPage } from '../content-map'
import type { MapPositions } from '../engine/map-layout'
import type { SiteColors } from './site-colors'

/** All that a picture of the map is made from. Pages and links go by their numbers. */
export interface MapScene {
  pages: readonly MapPage[]
  positions: MapPositions
  /** Radii in pixels. */
  sizes: Float32Array
  /** By pages, as `#rrggbb`. */
  colors: readonly string[]
  /** By pages: 1 when it is shown. */
  visible: Uint8Array
  /** Those that are drawn: not all that there are. */
  links: readonly number[]
  from: Uint32Array
  to: Uint32Array
  /** The page whose links stand out, with its neighbours. */
  selected: number | undefined
  selectedLinks: readonly number[]
  siteColors: SiteColors
}
