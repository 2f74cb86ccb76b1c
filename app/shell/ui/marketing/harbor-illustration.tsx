/** Three boats whose sails are screens: a line of people, a calendar, a report. Drawn in the theme's own colours. */
export function HarborIllustration() {
  return (
    <svg viewBox="0 0 640 520" aria-hidden="true" className="w-full forced-colors:hidden">
      <circle cx="462" cy="150" r="118" fill="var(--color-accent-tint)" />
      <path d="M0 388h640" stroke="var(--color-line)" strokeWidth="2" />
      <path d="M18 388c40-22 74-30 108-30 40 0 62 14 92 30z" fill="var(--color-line)" />
      <CalendarBoat />
      <ReportBoat />
      <QueueBoat />
      <Water />
    </svg>
  )
}

const queue = [
  { y: 178, width: 22 },
  { y: 212, width: 42 },
  { y: 246, width: 58 },
  { y: 280, width: 74, isNext: true },
  { y: 314, width: 86 },
]

function QueueBoat() {
  return (
    <g>
      <path
        d="M286 60C352 136 406 236 424 356H286z"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M262 92C234 178 196 276 160 356h102z"
        fill="var(--color-deep)"
        stroke="var(--color-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M274 36v354" stroke="var(--color-ink)" strokeWidth="6" strokeLinecap="round" />
      <path d="M277 38l34 11-34 11z" fill="var(--color-accent)" />
      {queue.map(({ y, width, isNext }) => (
        <g key={y} fill={isNext ? 'var(--color-accent)' : 'var(--color-line)'}>
          <circle cx="306" cy={y} r="8" />
          <rect x="322" y={y - 5} width={width} height="10" rx="5" />
        </g>
      ))}
      <path
        d="M126 382h330c-6 40-22 72-46 72H178c-26 0-44-32-52-72z"
        fill="var(--color-accent)"
        stroke="var(--color-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M140 400h302" stroke="var(--color-ink)" strokeWidth="4" opacity=".25" />
    </g>
  )
}

const daysInSail = [1, 2, 2, 3, 3]
const days = daysInSail.flatMap((count, row) =>
  Array.from({ length: count }, (_, column) => ({
    x: 513 + column * 20,
    y: 240 + row * 23,
    isToday: row === 3 && column === 1,
  })),
)

function CalendarBoat() {
  return (
    <g>
      <path
        d="M504 196C548 244 578 296 588 356h-84z"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {days.map(({ x, y, isToday }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="13"
          height="13"
          rx="3"
          fill={isToday ? 'var(--color-accent)' : 'var(--color-line)'}
        />
      ))}
      <path d="M496 182v208" stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M448 376h162c-4 34-14 66-30 66H480c-16 0-28-32-32-66z"
        fill="var(--color-deep)"
        stroke="var(--color-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </g>
  )
}

function ReportBoat() {
  return (
    <g>
      <path
        d="M92 232c30 36 46 82 50 132H92z"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <g fill="var(--color-line)">
        <rect x="99" y="326" width="8" height="30" rx="3" />
        <rect x="111" y="308" width="8" height="48" rx="3" fill="var(--color-accent)" />
        <rect x="123" y="332" width="8" height="24" rx="3" />
      </g>
      <path d="M86 222v168" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M52 376h104c-4 30-12 60-24 60H76c-12 0-20-30-24-60z"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
    </g>
  )
}

function Water() {
  return (
    <g strokeLinecap="round" fill="none">
      <path d="M0 418c54-20 106-20 160 0s106 20 160 0 106-20 160 0 106 20 160 0v102H0z" fill="var(--color-paper)" />
      <path
        d="M0 418c54-20 106-20 160 0s106 20 160 0 106-20 160 0 106 20 160 0"
        stroke="var(--color-ink)"
        strokeWidth="4"
      />
      <path
        d="M60 456c36-13 70-13 106 0s70 13 106 0 70-13 106 0 70 13 106 0"
        stroke="var(--color-faint)"
        strokeWidth="3"
      />
      <path d="M300 490c30-11 60-11 90 0s60 11 90 0 60-11 90 0" stroke="var(--color-line)" strokeWidth="3" />
    </g>
  )
}
