import { computeWaves } from '../../engine/task-graph'
import type { Plan } from '../../plan'

type Entity = Plan['entities'][number]
type Relation = Plan['relations'][number]

/** All in pixels of the drawing. */
export const BOX_WIDTH = 184
export const HEADER_HEIGHT = 30
export const FIELD_HEIGHT = 19
const COLUMN_GAP = 84
const ROW_GAP = 22
const LANE_HEIGHT = 14
const PADDING = 12
/** More fields than this are in the table below. */
const MAX_VISIBLE_FIELDS = 7
const SWEEPS = 6

export interface EntityBox {
  entity: Entity
  visibleFields: Entity['fields']
  hiddenFieldCount: number
  x: number
  y: number
  height: number
}

/** A place in a column: a box, or the lane of a line that passes it (`box` null). */
interface Slot {
  id: string
  box: EntityBox | null
  column: number
  y: number
  height: number
}

export interface RelationPath {
  relation: Relation
  /** From the entity that points to the one that it belongs to. */
  points: { x: number; y: number }[]
}

/** Where the boxes and lines of a data model stand: what others belong to is left of them (layers after Sugiyama). */
export function layoutEntities(entities: Entity[], relations: Relation[]) {
  const known = new Set(entities.map(({ id }) => id))
  const own = relations.filter(
    ({ fromEntity, toEntity }) => fromEntity !== toEntity && known.has(fromEntity) && known.has(toEntity),
  )
  const related = new Set(own.flatMap(({ fromEntity, toEntity }) => [fromEntity, toEntity]))
  const column = assignColumns(
    entities.filter(({ id }) => related.has(id)),
    own,
  )
  const boxes = new Map(entities.map((entity) => [entity.id, createBox(entity)]))
  const slots = [...column].map(([id, at]): Slot => createSlot(id, at, boxes.get(id) ?? null))
  const chains = own.map((relation) => ({ relation, slots: createChain(relation, slots) }))
  const columns = orderSlots([...slots, ...chains.flatMap(({ slots }) => slots.filter(({ box }) => !box))], chains)
  stackColumns(columns)
  const below = Math.max(PADDING, ...columns.flat().map(({ y, height }) => y + height + ROW_GAP))
  const alone = entities.flatMap(({ id }) => (related.has(id) ? [] : (boxes.get(id) ?? [])))
  const perRow = Math.max(3, columns.length)
  placeInRows(alone, below, perRow)
  const all = [...boxes.values()]
  return {
    boxes: all,
    lines: chains.map(({ relation, slots }): RelationPath => ({ relation, points: pathPoints(slots) })),
    width: Math.max(0, ...all.map(({ x }) => x + BOX_WIDTH)) + PADDING,
    height: Math.max(0, ...all.map(({ y, height }) => y + height)) + PADDING,
  }
}

function assignColumns(entities: Entity[], relations: Relation[]) {
  const nodes = entities.map(({ id }) => ({
    id,
    hours: 0,
    dependsOn: relations.filter(({ fromEntity }) => fromEntity === id).map(({ toEntity }) => toEntity),
  }))
  const { waves, unplaced } = computeWaves(nodes)
  return new Map([...waves, unplaced].flatMap((ids, index) => ids.map((id) => [id, index] as const)))
}

function createBox(entity: Entity): EntityBox {
  const shown = entity.fields.slice(
    0,
    entity.fields.length > MAX_VISIBLE_FIELDS ? MAX_VISIBLE_FIELDS - 1 : MAX_VISIBLE_FIELDS,
  )
  const hidden = entity.fields.length - shown.length
  const lines = shown.length + (hidden > 0 ? 1 : 0)
  return {
    entity,
    visibleFields: shown,
    hiddenFieldCount: hidden,
    x: 0,
    y: 0,
    height: HEADER_HEIGHT + lines * FIELD_HEIGHT + 8,
  }
}

const createSlot = (id: string, column: number, box: EntityBox | null): Slot => ({
  id,
  box,
  column,
  y: 0,
  height: box?.height ?? LANE_HEIGHT,
})

/** The slots that a line passes, with a lane in each column between its ends. */
function createChain({ id, fromEntity, toEntity }: Relation, slots: Slot[]): Slot[] {
  const [from, to] = [slots.find((slot) => slot.id === fromEntity), slots.find((slot) => slot.id === toEntity)]
  if (!from || !to) return []
  const between = Array.from({ length: Math.max(0, from.column - to.column - 1) }, (_, step) =>
    createSlot(`${id}/${step}`, from.column - 1 - step, null),
  )
  return [from, ...between, to]
}

/** Each column in the order of the middle of its neighbors, so that few lines cross (barycenter heuristic). */
function orderSlots(slots: Slot[], chains: { slots: Slot[] }[]): Slot[][] {
  const columns = [...Map.groupBy(slots, ({ column }) => column)].sort(([a], [b]) => a - b).map(([, own]) => own)
  const neighbors = mapNeighbors(chains)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const place = new Map(columns.flatMap((own) => own.map((slot, index) => [slot, index / own.length])))
    const middle = (slot: Slot) => {
      const places = (neighbors.get(slot) ?? []).map((other) => place.get(other) ?? 0)
      return places.length === 0 ? (place.get(slot) ?? 0) : places.reduce((sum, at) => sum + at, 0) / places.length
    }
    for (const own of sweep % 2 === 0 ? columns : columns.toReversed()) {
      const middles = new Map(own.map((slot) => [slot, middle(slot)]))
      own.sort((a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0))
      for (const [index, slot] of own.entries()) place.set(slot, index / own.length)
    }
  }
  return columns
}

function mapNeighbors(chains: { slots: Slot[] }[]) {
  const neighbors = new Map<Slot, Slot[]>()
  const add = (slot: Slot, other: Slot) => neighbors.set(slot, [...(neighbors.get(slot) ?? []), other])
  for (const { slots } of chains)
    for (const [index, slot] of slots.entries()) {
      const next = slots[index + 1]
      if (!next) continue
      add(slot, next)
      add(next, slot)
    }
  return neighbors
}

function stackColumns(columns: Slot[][]) {
  const heightOf = (own: Slot[]) => own.reduce((sum, { height }) => sum + height + ROW_GAP, -ROW_GAP)
  const tallest = Math.max(0, ...columns.map(heightOf))
  for (const [index, own] of columns.entries()) {
    let y = PADDING + (tallest - heightOf(own)) / 2
    for (const slot of own) {
      slot.y = y
      if (slot.box) Object.assign(slot.box, { x: columnX(index), y })
      slot.column = index
      y += slot.height + ROW_GAP
    }
  }
}

const columnX = (column: number) => PADDING + column * (BOX_WIDTH + COLUMN_GAP)

function placeInRows(boxes: EntityBox[], top: number, perRow: number) {
  let y = top
  for (let at = 0; at < boxes.length; at += perRow) {
    const row = boxes.slice(at, at + perRow)
    for (const [index, box] of row.entries()) Object.assign(box, { x: columnX(index), y })
    y += Math.max(...row.map(({ height }) => height)) + ROW_GAP
  }
}

function pathPoints(slots: Slot[]) {
  return slots.flatMap(({ column, y, height }, index) => {
    const at = y + height / 2
    const left = { x: columnX(column), y: at }
    const right = { x: columnX(column) + BOX_WIDTH, y: at }
    if (index === 0) return slots[1] && slots[1].column >= column ? [right] : [left]
    return index === slots.length - 1 ? [right] : [right, left]
  })
}
