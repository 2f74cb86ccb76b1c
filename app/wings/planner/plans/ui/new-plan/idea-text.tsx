import { memo, useMemo } from 'react'
import type { BriefReading } from '../../brief/brief-reading-schema'
import { goToPlace, itemPlaceId, markPlaceId } from './brief-places'
import { cutIdea, type IdeaSegment, listMarks, type MarkKind } from './mark-idea'

const MARKS: Record<MarkKind, { label: string; look: string }> = {
  wish: { label: 'Wish', look: 'bg-accent-tint decoration-accent decoration-solid' },
  exclusion: { label: 'Not wanted', look: 'decoration-danger decoration-wavy decoration-1' },
  limit: { label: 'Limit', look: 'decoration-warning decoration-dashed font-medium' },
  question: { label: 'Open question', look: 'decoration-muted decoration-dotted' },
  unclear: { label: 'Not understood', look: 'bg-wash italic decoration-danger decoration-dotted' },
}

interface IdeaTextProps {
  idea: string
  reading: BriefReading
}

/** The idea as it was written, with the words that something was read from; each leads to its item. */
export const IdeaText = memo(function IdeaText({ idea, reading }: IdeaTextProps) {
  const segments = useMemo(() => cutIdea(idea, listMarks(reading)), [idea, reading])
  const kinds = new Set(segments.flatMap(({ mark }) => (mark ? [mark.kind] : [])))
  return (
    <section aria-labelledby="idea-text-title" className="grid grid-cols-1 gap-2 @4xl:sticky @4xl:top-4">
      <h3 id="idea-text-title" className="text-[1.0625rem] font-semibold">
        Your idea
      </h3>
      {kinds.size > 0 && (
        <ul aria-label="Kinds of marks" className="flex flex-wrap gap-x-4 gap-y-1 text-dense text-muted">
          {(Object.keys(MARKS) as MarkKind[])
            .filter((kind) => kinds.has(kind))
            .map((kind) => (
              <li key={kind}>
                <span className={`rounded-sm px-0.5 underline decoration-2 underline-offset-4 ${MARKS[kind].look}`}>
                  {MARKS[kind].label}
                </span>
              </li>
            ))}
        </ul>
      )}
      <MarkedText segments={segments} />
    </section>
  )
})

function MarkedText({ segments }: { segments: IdeaSegment[] }) {
  return (
    <section
      aria-label="Text of the idea"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="max-h-[70dvh] overflow-y-auto rounded-md border border-line bg-surface p-4 leading-loose break-words whitespace-pre-wrap @4xl:max-h-[calc(100dvh-11rem)]"
    >
      {segments.map((segment) => (
        <SegmentText key={segment.start} segment={segment} />
      ))}
    </section>
  )
}

function SegmentText({ segment: { text, mark, isFirst } }: { segment: IdeaSegment }) {
  if (!mark) return text
  const { label, look } = MARKS[mark.kind]
  const place = itemPlaceId(mark.item)
  return (
    <a
      id={isFirst ? markPlaceId(mark.item) : undefined}
      href={`#${place}`}
      title={label}
      onClick={(event) => {
        event.preventDefault() // the address keeps the step
        goToPlace(place)
      }}
      className={`rounded-sm underline decoration-2 underline-offset-4 hover:bg-wash focus:outline-2 focus:outline-accent ${look}`}
    >
      {text}
    </a>
  )
}
