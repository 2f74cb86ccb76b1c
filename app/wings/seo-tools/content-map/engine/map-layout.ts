/** What the arrangement of a map is made from, in columns that a worker takes over without copying them by name. */
export interface MapLayoutInput {
  /** The links that count, as numbers of pages. */
  from: Uint32Array
  to: Uint32Array
  /** By pages: clicks from home, -1 where no way leads. */
  depths: Int32Array
  /** By pages: 1 where no text links to it. */
  orphans: Uint8Array
}

/** Where each page is, in units of which a page needs about one. */
export interface MapPositions {
  xs: Float32Array
  ys: Float32Array
}

/** Of a page that belongs to no community, because it is linked with no other. */
export const NO_COMMUNITY = 0xffff_ffff

export interface MapLayout {
  /** The number of its community for each page, the largest first, or ALONE. */
  communities: Uint32Array
  byCommunity: MapPositions
  byDepth: MapPositions
}
