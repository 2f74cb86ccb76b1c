import { diffWords, type WordChange } from '~/platform/text/diff'
import type { FieldChange } from '../../editing/plan-diff'

/** "passesWhen" is "passes when". */
const humanizeFieldName = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Fields word by word: what went is struck through, what came is underlined. */
export function FieldChanges({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-dense sm:grid-cols-[8rem_minmax(0,1fr)]">
      {changes.map(({ field, from, to }) => (
        <div key={field} className="contents">
          <dt className="text-faint first-letter:uppercase">{humanizeFieldName(field)}</dt>
          <dd className="break-words whitespace-pre-wrap">
            {diffWords(from, to).map((run, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text are known by their place alone
              <WordRunView key={index} {...run} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function WordRunView({ kind, text }: WordChange) {
  if (kind === 'same') return text
  if (kind === 'added') return <ins className="bg-success/12 text-ink underline decoration-success">{text}</ins>
  return <del className="bg-danger/12 text-muted line-through decoration-danger">{text}</del>
}
