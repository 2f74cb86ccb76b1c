/** Two bollards on a quay, joined by a wave: an H. The drawing of logo.svg. */
export function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d="M4.5 2.5h6a3 3 0 0 1 .5 5.96V29.5H4V8.46a3 3 0 0 1 .5-5.96z" />
      <path d="M21.5 2.5h6a3 3 0 0 1 .5 5.96V29.5h-7V8.46a3 3 0 0 1 .5-5.96z" />
      <path className="text-accent" d="M10.5 16c3.7-4.5 7.3 4 11-.5V21.5c-3.7 4.5-7.3-4-11 .5z" />
    </svg>
  )
}
