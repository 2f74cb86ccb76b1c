/** Somebody, in two letters; the whole name on hover and for those who listen. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      role="img"
      aria-label={`Assigned to ${name}`}
      title={name}
      className="relative inline-grid size-6 place-items-center rounded-full bg-accent-tint text-[0.6875rem] font-semibold text-ink uppercase forced-colors:border"
    >
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string) {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? []
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : words[0]?.slice(1)]
  return first.slice(0, 1) + last.slice(0, 1) || '?'
}
