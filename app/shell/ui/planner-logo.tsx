/** One bollard of the studio's logo with a rope laid around it: a P. */
export function PlannerLogo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        className="text-accent"
        d="M12 7.5h5.5a5.75 5.75 0 0 1 0 11.5H12"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
      />
      <path d="M6.5 2.5h6a3 3 0 0 1 .5 5.96V29.5H6V8.46a3 3 0 0 1 .5-5.96z" />
    </svg>
  )
}
