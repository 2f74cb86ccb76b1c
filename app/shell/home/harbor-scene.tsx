/** Three boats whose sails are screens: a line of people, a calendar, a report. Drawn in the theme's own colours. */
export function HarborScene() {
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
        d="M126 382h330c-6 30-22 48-46 48H178c-26 0-44-18-52-48z"
        fill="var(--color-accent)"
        stroke="var(--color-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M140 400h302" stroke="var(--color-ink)" strokeWidth="4" opacity=".25" />
    </g>
  )
}

function CalendarBoat() {
  const days = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((column) => ({ x: 514 + column * 22, y: 246 + row * 24, row, column })),
  )
  return (
    <g>
      <path
        d="M504 196C548 244 578 296 588 356h-84z"
        fill="var(--color-surface)"
        stroke="var(--color-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {days
        .filter(({ row, column }) => column <= row)
        .map(({ x, y, row, column }) => (
          <rect
            key={`${row} ${column}`}
            {...{ x, y }}
            width="15"
            height="15"
            rx="4"
            fill={row === 2 && column === 1 ? 'var(--color-accent)' : 'var(--color-line)'}
          />
        ))}
      <path d="M496 182v208" stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M448 376h162c-4 22-14 34-30 34H480c-16 0-28-12-32-34z"
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
        d="M52 376h104c-4 18-12 28-24 28H76c-12 0-20-10-24-28z"
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
