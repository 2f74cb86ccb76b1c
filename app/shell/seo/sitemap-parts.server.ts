import { SLICE_COUNT, type SliceRange } from '~/platform/database/table-slices.server'

/** The kinds of pages of which there may be thousands; each has files of its own. */
export const partitionedKinds = ['posts', 'landing-pages'] as const
export type PartitionedKind = (typeof partitionedKinds)[number]

export interface SitemapPart extends SliceRange {
  kind: PartitionedKind
}

// ids spread evenly, but not quite: a file then holds fewer than MAX_URLS_PER_FILE
const TARGET_URLS_PER_FILE = 1_500

/** More addresses than this make several files. Search engines allow 50,000, but a file is to be drawn quickly. */
export const MAX_URLS_PER_FILE = 2_000

/** The files for `count` addresses: twice as many when there are twice as many, so that each holds for a long time. */
export function planSitemapParts(kind: PartitionedKind, count: number): SitemapPart[] {
  let files = 1
  while (files < SLICE_COUNT && count / files > TARGET_URLS_PER_FILE) files *= 2
  const width = SLICE_COUNT / files
  return Array.from({ length: files }, (_, index) => ({ kind, first: index * width, last: (index + 1) * width - 1 }))
}

export function sitemapPartPath({ kind, first, last }: SitemapPart) {
  return `/sitemap/${kind}-${first}-${last}.xml`
}

/** The part that a file's name means. Undefined: no file of any partition has this name. */
export function parseSitemapPart(file: string): SitemapPart | undefined {
  const [, kind, ...ends] = /^([a-z-]+)-(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})\.xml$/.exec(file) ?? []
  const [first = 0, last = 0] = ends.map(Number)
  const known = partitionedKinds.find((name) => name === kind)
  const width = last - first + 1
  const isPart = last < SLICE_COUNT && width > 0 && SLICE_COUNT % width === 0 && first % width === 0
  return known && isPart ? { kind: known, first, last } : undefined
}
