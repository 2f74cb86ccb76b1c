/** The water line on which the footer begins, with the buoy that the accent colour is named after. */
export function FooterWave() {
  return (
    <div aria-hidden="true" className="relative h-16 overflow-hidden text-deep forced-colors:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 64"
        preserveAspectRatio="none"
        fill="currentColor"
        className="absolute inset-0 h-full w-full"
      >
        <path d="M0 44C180 26 330 26 520 42s330 18 500 4 280-14 420 0v18H0z" />
      </svg>
      <Buoy />
    </div>
  )
}

function Buoy() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 56" className="absolute top-0 right-[14%] h-16 w-12">
      <g transform="rotate(7 20 44)">
        <path d="M16.5 20h7l5 25h-17z" fill="var(--color-accent)" />
        <path d="M14.9 28h10.2l1.4 7H13.5z" fill="var(--color-paper)" />
        <path d="M19 8h2v12h-2z" fill="var(--color-ink)" />
        <circle cx="20" cy="8" r="4" fill="var(--color-second)" />
      </g>
      <path d="M0 43c7-3 13-3 20 0s13 3 20 0v13H0z" fill="var(--color-deep)" />
    </svg>
  )
}
