import { RepeaterField } from '~/ui/workspace/repeater-field'
import { addExclusion, addUnknown, replaceItems, rewordExclusion } from '../../drafts/correct-reading'
import { AddLine } from './add-line'
import { ItemPlace, ShowInIdea } from './brief-places'
import { TypedTextArea } from './typed-text'
import type { BriefPartProps } from './use-brief'

const MAX_SENTENCES = 500

/** What the plan must not contain. */
export function ExclusionList({ reading, correct }: BriefPartProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <RepeaterField
        label="Not wanted"
        hint="Nothing in the plan serves it."
        isInline
        rows={reading.exclusions}
        onChange={(rows) => correct((now) => replaceItems(now, 'exclusions', rows))}
        getRowLabel={(_, at) => `Exclusion ${at + 1}`}
        max={MAX_SENTENCES}
      >
        {(exclusion, change, at) => (
          <SentenceField
            item={exclusion.id}
            name={`exclusion ${at + 1}`}
            {...exclusion}
            onCommit={(text) => change(rewordExclusion(exclusion, text))}
          />
        )}
      </RepeaterField>
      <AddLine
        label="Add exclusion"
        placeholder="No tracking of the drivers"
        onAdd={(text) => correct((now) => addExclusion(now, text))}
      />
    </div>
  )
}

/** What the idea leaves open. */
export function OpenQuestionList({ reading, correct }: BriefPartProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <RepeaterField
        label="Open questions"
        hint="They stay in the plan until somebody answers them."
        isInline
        rows={reading.unknowns}
        onChange={(rows) => correct((now) => replaceItems(now, 'unknowns', rows))}
        getRowLabel={(_, at) => `Open question ${at + 1}`}
        max={MAX_SENTENCES}
      >
        {(unknown, change, at) => (
          <SentenceField
            item={unknown.id}
            name={`open question ${at + 1}`}
            {...unknown}
            onCommit={(text) => change({ ...unknown, text })}
          />
        )}
      </RepeaterField>
      <AddLine
        label="Add question"
        placeholder="Who pays for lost parts?"
        onAdd={(text) => correct((now) => addUnknown(now, text))}
      />
    </div>
  )
}

interface SentenceFieldProps {
  item: string
  name: string
  text: string
  quote: string
  onCommit: (text: string) => void
}

function SentenceField({ item, name, text, quote, onCommit }: SentenceFieldProps) {
  return (
    <ItemPlace item={item} className="flex items-start gap-1 text-dense">
      <TypedTextArea
        aria-label={`Text of ${name}`}
        maxLength={2000}
        isRequired
        value={text}
        className="min-w-0 flex-1"
        onCommit={onCommit}
      />
      <ShowInIdea item={item} name={name} quote={quote} />
    </ItemPlace>
  )
}
