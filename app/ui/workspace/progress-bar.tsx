interface ProgressBarProps {
  /** What is in progress. */
  label: string
  /** From 0 to 1; without it the end is not known. */
  value?: number
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-md bg-line forced-colors:border"
    >
      <div
        className={`h-full bg-accent forced-colors:bg-[Highlight] ${percent === undefined ? 'w-2/5 animate-to-and-fro' : 'transition-[width] duration-200'}`}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
