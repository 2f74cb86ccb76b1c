const tones = {
  neutral: 'bg-line/50 text-muted',
  accent: 'bg-accent-tint text-ink',
  success: 'bg-success/12 text-success',
  warning: 'bg-warning/14 text-warning',
  danger: 'bg-danger/12 text-danger',
}

export type BadgeTone = keyof typeof tones

interface BadgeProps {
  tone?: BadgeTone
  children: React.ReactNode
  title?: string
}

/** A state in a word or two; the word says it, the colour only helps. */
export function Badge({ tone = 'neutral', children, title }: BadgeProps) {
  return (
    <span
      title={title}
      className={`inline-flex min-h-6 items-center rounded-md px-2 text-dense font-semibold whitespace-nowrap forced-colors:border ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
