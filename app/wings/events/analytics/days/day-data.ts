/** What counts, in the order of its codes in `Hits.kind`. */
export const hitKinds = ['page_view', 'product_view', 'cta_click', 'download_start', 'purchase'] as const

export type HitKind = (typeof hitKinds)[number]

/** The code of a kind in `Hits.kind`. */
export function hitKindCode(kind: HitKind) {
  return hitKinds.indexOf(kind)
}

/** What a visit is told apart by. */
export const visitDimensions = [
  'channel',
  'source',
  'referrer',
  'medium',
  'campaign',
  'term',
  'content',
  'country',
  'device',
  'browser',
  'system',
  'entry',
  'exit',
] as const

export type VisitDimension = (typeof visitDimensions)[number]

/** Numbers of texts: they point into `Day.texts`, where 0 is the empty text. */
export type TextIndexColumn = Uint16Array | Uint32Array

/**
 * One day of the studio's calendar, counted: in columns instead of rows, so that a year of them answers any question in a
 * fraction of a second. It is made from the day's events and from nothing else, and can be made again while they are kept.
 */
export interface DayData {
  day: string
  /** Each text of the day once. */
  texts: string[]
  visits: VisitColumns
  hits: HitColumns
}

/**
 * One entry for each visit: what one visitor did without thirty minutes of silence. Those of a visitor stand together, in
 * the order of their beginning. What came without a visit that is known (a payment that was confirmed a day later) is an
 * entry without views at the end, which counts neither as a visit nor as a visitor.
 */
export interface VisitColumns extends Record<VisitDimension, TextIndexColumn> {
  /** 1 where it is by the same visitor as the entry before. */
  isSameVisitor: Uint8Array
  /** Where its hits begin; one more at the end. */
  firstHit: Uint32Array
  /** Of the day, when it began, on the studio's clock. */
  minute: Uint16Array
  /** How long its pages were seen. */
  seconds: Uint32Array
  views: Uint16Array
  /** 1 for one view and nothing else. */
  isBounce: Uint8Array
}

/** One entry for each thing that happened, by visit and time. */
export interface HitColumns {
  /** Index in `hitKinds`. */
  kind: Uint8Array
  /** The page where it happened. */
  path: TextIndexColumn
  /** The product's slug (view), the words of the call to action, the product's id (download, purchase); of a page view the version shown. */
  name: TextIndexColumn
  /** Of a page view that came from elsewhere: the source; else 0. */
  source: TextIndexColumn
  /** Of a page view: how long it was seen, at most 65,535. */
  seconds: Uint16Array
  /** Of a page view: how far down somebody was, in percent. */
  scroll: Uint8Array
  /** Of a purchase: its currency, as an ISO 4217 code. */
  currency: TextIndexColumn
  /** Of a purchase, in the smallest unit of its currency, less what went back of it: rupiahs have twelve digits. */
  cents: Float64Array
}
