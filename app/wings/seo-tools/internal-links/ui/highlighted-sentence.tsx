interface HighlightedSentenceProps {
  sentence: string
  /** The words in it. */
  start: number
  end: number
  /** Where they would lead; without it they are only marked. */
  to?: string
}

/** A sentence with the words that it is about. */
export function HighlightedSentence({ sentence, start, end, to }: HighlightedSentenceProps) {
  const words = sentence.slice(start, end)
  return (
    <>
      {sentence.slice(0, start)}
      {to === undefined ? (
        <mark className="rounded-sm bg-accent-tint px-0.5 text-ink">{words}</mark>
      ) : (
        <a href={to} className="link">
          {words}
        </a>
      )}
      {sentence.slice(end)}
    </>
  )
}
