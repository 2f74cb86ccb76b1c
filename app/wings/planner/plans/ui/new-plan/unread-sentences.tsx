import { formatCount } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import type { BriefReading } from '../../brief/brief-reading-schema'
import { addWish, markAsBackground } from '../../drafts/correct-reading'
import { ItemPlace, ShowInIdea } from './brief-places'
import type { BriefPartProps } from './use-brief'

type Sentence = BriefReading['rest'][number]

/** What became nothing in the plan: sentences that were not understood, and what was told as background. */
export function UnreadSentences({ reading, correct }: BriefPartProps) {
  const unclear = reading.rest.filter(({ kind }) => kind === 'unclear')
  const background = reading.rest.filter(({ kind }) => kind === 'background')
  return (
    <>
      {unclear.length > 0 && (
        <section aria-labelledby="unclear-title" className="grid grid-cols-1 gap-3 border-t border-line pt-6">
          <h2 id="unclear-title" className="text-[1.0625rem] font-semibold">
            Not understood: {formatCount(unclear.length, 'sentence')}
          </h2>
          <SentenceRows sentences={unclear} correct={correct} isUnclear />
        </section>
      )}
      {background.length > 0 && (
        <details className="border-t border-line pt-6">
          <summary className="cursor-pointer font-semibold pointer-coarse:py-2.5">
            Background: {formatCount(background.length, 'sentence')}
          </summary>
          <p className="mt-1 mb-3 text-dense text-muted">Read and kept, but nothing in the plan comes from it.</p>
          <SentenceRows sentences={background} correct={correct} />
        </details>
      )}
    </>
  )
}

interface SentenceRowsProps extends Pick<BriefPartProps, 'correct'> {
  sentences: Sentence[]
  isUnclear?: boolean
}

function SentenceRows({ sentences, correct, isUnclear = false }: SentenceRowsProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 text-dense">
      {sentences.map((sentence) => {
        const item = `rest-${sentence.start}`
        return (
          <li key={`${sentence.start}-${sentence.end}`}>
            <ItemPlace item={item} className="grid grid-cols-1 gap-1.5 border-l-2 border-line pl-3">
              <p className="break-words">{sentence.quote}</p>
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => correct((now) => addWish(now, toSentence(sentence.quote), sentence))}>
                  Make it a wish
                </Button>
                {isUnclear && (
                  <Button onClick={() => correct((now) => markAsBackground(now, sentence))}>It is background</Button>
                )}
                {isUnclear && <ShowInIdea item={item} name="this sentence" quote={sentence.quote} />}
              </div>
            </ItemPlace>
          </li>
        )
      })}
    </ul>
  )
}

const MAX_TEXT_LENGTH = 2000

const toSentence = (quote: string) => {
  const text = quote.trim().slice(0, MAX_TEXT_LENGTH)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
