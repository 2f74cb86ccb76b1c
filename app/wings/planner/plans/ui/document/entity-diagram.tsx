import type { Plan } from '../../plan'
import {
  BOX_WIDTH,
  type EntityBox,
  FIELD_HEIGHT,
  HEADER_HEIGHT,
  layoutEntities,
  type RelationPath,
} from './entity-layout'

/** The data model as boxes and lines: a fork stands for many, a bar for one. The table beside it says the same. */
export function EntityDiagram({ entities, relations }: Pick<Plan, 'entities' | 'relations'>) {
  const { boxes, lines, width, height } = layoutEntities(entities, relations)
  const label = `Data model with ${entities.length} entities and ${relations.length} relations. The same data is in the table.`
  return (
    <section
      aria-label="Data model diagram"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-surface"
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="mx-auto block h-auto w-full print:min-w-0!"
        style={{ maxWidth: width, minWidth: Math.min(width, 640) }}
      >
        {lines.map((line) => (
          <RelationLine key={line.relation.id} {...line} />
        ))}
        {boxes.map((box) => (
          <EntityBoxView key={box.entity.id} {...box} />
        ))}
      </svg>
    </section>
  )
}

function EntityBoxView({ entity, visibleFields, hiddenFieldCount, x, y, height }: EntityBox) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={BOX_WIDTH} height={height} rx={6} className="fill-paper stroke-faint" />
      <path d={`M0 ${HEADER_HEIGHT}H${BOX_WIDTH}`} className="stroke-line" />
      <text x={10} y={20} className="fill-ink text-[13px] font-semibold">
        {entity.name}
      </text>
      {visibleFields.map(({ name, type, isRequired }, index) => (
        <text key={name} y={HEADER_HEIGHT + 17 + index * FIELD_HEIGHT} className="fill-muted text-[12px]">
          <tspan x={10}>{truncate(isRequired ? name : `${name} ?`, 19)}</tspan>
          <tspan x={BOX_WIDTH - 10} textAnchor="end" className="fill-faint">
            {truncate(type, 11)}
          </tspan>
        </text>
      ))}
      {hiddenFieldCount > 0 && (
        <text x={10} y={HEADER_HEIGHT + 17 + visibleFields.length * FIELD_HEIGHT} className="fill-faint text-[12px]">
          and {hiddenFieldCount} more
        </text>
      )}
    </g>
  )
}

const truncate = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

function RelationLine({ relation, points }: RelationPath) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const isFromRight = first.x <= last.x
  return (
    <g className="fill-none stroke-muted" strokeWidth={1.25}>
      <path d={curvePath(points, isFromRight)} />
      <path d={crowsFootPath(first, isFromRight ? 1 : -1)} />
      <path d={relation.kind === 'many-to-many' ? crowsFootPath(last, 1) : barPath(last)} />
    </g>
  )
}

const STEM = 14

function curvePath(points: RelationPath['points'], isFromRight: boolean) {
  const [first, ...rest] = points
  if (!first) return ''
  const turn = isFromRight ? first.x + STEM * 3 : 0
  const last = rest.at(-1)
  if (isFromRight && last) return `M${first.x} ${first.y}C${turn} ${first.y} ${turn} ${last.y} ${last.x} ${last.y}`
  let path = `M${first.x} ${first.y}`
  let at = first
  for (const [index, point] of rest.entries()) {
    const middle = (at.x + point.x) / 2
    // inside a lane the line is straight, between columns it bends
    path += index % 2 === 1 ? `L${point.x} ${point.y}` : `C${middle} ${at.y} ${middle} ${point.y} ${point.x} ${point.y}`
    at = point
  }
  return path
}

/** Three toes at the box, spreading from the stem: many. */
const crowsFootPath = ({ x, y }: { x: number; y: number }, way: 1 | -1) =>
  [-6, 0, 6].map((toe) => `M${x + way * STEM} ${y}L${x} ${y + toe}`).join('')

const barPath = ({ x, y }: { x: number; y: number }) => `M${x + STEM / 2} ${y - 6}v12`
