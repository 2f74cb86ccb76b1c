const ink = {
  stroke: 'var(--color-ink)',
  strokeWidth: 4,
  strokeLinejoin: 'round' as const,
  strokeLinecap: 'round' as const,
}

const lanes = [
  { name: 'Sign in', y: 126 },
  { name: 'Tables', y: 192 },
  { name: 'Payment', y: 258 },
  { name: 'Reminders', y: 324 },
]

// the chain that decides the date is drawn in the accent
const bars = [
  { x: 196, y: 110, width: 84, isOnPath: true },
  { x: 300, y: 176, width: 116, isOnPath: true },
  { x: 436, y: 242, width: 92, isOnPath: true },
  { x: 300, y: 110, width: 60 },
  { x: 196, y: 242, width: 78 },
  { x: 436, y: 176, width: 54 },
  { x: 232, y: 308, width: 66 },
  { x: 548, y: 308, width: 48, isOnPath: true },
]

const arrows = ['M280 126h9v50', 'M416 192h9v50', 'M528 258h9v50']

/** A plan as it looks: lanes, tasks and what waits for what, with the date and its doubt. In the theme's own colours. */
export function PlanIllustration() {
  return (
    <svg viewBox="0 0 680 520" aria-hidden="true" className="w-full forced-color-adjust-none">
      <circle cx="556" cy="120" r="112" fill="var(--color-accent-tint)" />
      <rect x="24" y="36" width="620" height="352" rx="18" fill="var(--color-surface)" {...ink} />
      <Weeks />
      <Lanes />
      {arrows.map((path) => (
        <Arrow key={path} path={path} />
      ))}
      {bars.map((bar) => (
        <Bar key={`${bar.x} ${bar.y}`} {...bar} />
      ))}
      <Odds />
      <IdeaNote />
    </svg>
  )
}

function Weeks() {
  const weeks = [180, 284, 388, 492, 596]
  return (
    <g>
      <path d="M26 88h616" stroke="var(--color-line)" strokeWidth="3" />
      {weeks.map((x, index) => (
        <g key={x}>
          <path
            d={`M${x} 88v298`}
            stroke="var(--color-line)"
            strokeWidth="2"
            strokeDasharray="2 9"
            strokeLinecap="round"
          />
          {index < 4 && (
            <text x={x + 52} y="70" textAnchor="middle" fontSize="17" fontWeight="600" fill="var(--color-faint)">
              Week {index + 1}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

function Lanes() {
  return lanes.map(({ name, y }) => (
    <g key={name}>
      <text x="46" y={y + 6} fontSize="18" fontWeight="600" fill="var(--color-ink)">
        {name}
      </text>
      {y < 300 && <path d={`M46 ${y + 33}h574`} stroke="var(--color-line)" strokeWidth="2" />}
    </g>
  ))
}

interface BarProps {
  x: number
  y: number
  width: number
  isOnPath?: boolean
}

function Bar({ x, y, width, isOnPath = false }: BarProps) {
  const [fill, mark] = isOnPath
    ? ['var(--color-accent)', 'var(--color-on-accent)']
    : ['var(--color-wash)', 'var(--color-faint)']
  return (
    <g>
      <rect x={x} y={y} width={width} height="32" rx="9" fill={fill} {...ink} strokeWidth={3} />
      <path
        d={`M${x + 13} ${y + 16}h${width - 34}`}
        stroke={mark}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".85"
      />
    </g>
  )
}

function Arrow({ path }: { path: string }) {
  const [, x, y] = /^M(\d+) (\d+)/.exec(path) ?? []
  const [tipX, tipY] = [Number(x) + 9, Number(y) + 50]
  return (
    <g fill="none" stroke="var(--color-ink)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d={path} />
      <path d={`M${tipX - 6} ${tipY - 8}l6 8 6-8`} />
    </g>
  )
}

/** The date at even odds, and the one that holds four times in five. */
function Odds() {
  return (
    <g>
      <path
        d="M330 472c34 0 44-66 78-66 38 0 52 66 108 66z"
        fill="var(--color-accent-tint)"
        stroke="var(--color-ink)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d="M300 472h300" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M412 406v66" stroke="var(--color-ink)" strokeWidth="3" strokeDasharray="1 8" strokeLinecap="round" />
      <path d="M462 430v42" stroke="var(--color-accent)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M462 430l34-12v24z"
        fill="var(--color-accent)"
        stroke="var(--color-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <text x="412" y="500" textAnchor="middle" fontSize="17" fontWeight="600" fill="var(--color-faint)">
        even
      </text>
      <text x="478" y="500" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--color-ink)">
        4 in 5
      </text>
    </g>
  )
}

/** Where it began: a note, pinned over the corner of the plan. */
function IdeaNote() {
  return (
    <g transform="rotate(-4 140 440)">
      <rect x="40" y="366" width="206" height="132" rx="10" fill="var(--color-deep)" {...ink} />
      <g stroke="var(--color-on-deep)" strokeWidth="7" strokeLinecap="round" opacity=".92">
        <path d="M64 404h126" />
        <path d="M64 430h154" />
        <path d="M64 456h96" />
      </g>
      <circle cx="142" cy="366" r="11" fill="var(--color-accent)" {...ink} strokeWidth={3} />
    </g>
  )
}
