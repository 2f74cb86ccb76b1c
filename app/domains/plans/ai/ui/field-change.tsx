import type { ItemChange } from '../part-changes'

/** A field line by line: what went, what is new, and what stays between them. */
export function FieldChange({ name, before, after }: ItemChange['fields'][number]) {
  const [old, now] = [before.split('\n').filter(Boolean), after.split('\n')]
  const gone = old.filter((line) => !now.includes(line))
  return (
    <div>
      <dt className="text-muted">{asWords(name)}</dt>
      <dd className="grid max-w-prose gap-0.5 break-words">
        {gone.map((line) => (
          <del key={line} className="text-muted">
            {line}
          </del>
        ))}
        {now.map((line) => (old.includes(line) ? <span key={line}>{line}</span> : <Added key={line} line={line} />))}
      </dd>
    </div>
  )
}

function Added({ line }: { line: string }) {
  return <ins className="bg-success/12 no-underline forced-colors:underline">{line}</ins>
}

/** "passesWhen" becomes "Passes when". */
function asWords(name: string) {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
