import { Badge } from '~/ui/workspace/badge'
import type { ClarifyingQuestion } from '../../drafts/draft-analysis'

interface QuestionOptionsProps {
  question: ClarifyingQuestion
  chosen: string | undefined
  onChoose: (option: string) => void
}

/** The answers of a question, of which one is chosen. */
export function QuestionOptions({
  question: { key, question, options, recommended },
  chosen,
  onChoose,
}: QuestionOptionsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{question}</legend>
      {options.map((option) => (
        <label
          key={option.key}
          className="flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-3 py-2.5 text-dense hover:border-faint has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={key}
            checked={chosen === option.key}
            onChange={() => onChoose(option.key)}
            className="mt-0.5 size-4 accent-accent pointer-coarse:size-5"
          />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{option.label}</span>
            <span className="block text-muted first-letter:uppercase">{option.means}</span>
          </span>
          {option.key === recommended && <Badge>Recommended</Badge>}
        </label>
      ))}
    </fieldset>
  )
}
