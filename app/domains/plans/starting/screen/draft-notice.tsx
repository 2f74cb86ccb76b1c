import { Button } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import type { DraftKeeper } from './use-draft'

/** What the person must know about their draft before they go on. */
export function DraftNotice({ keeper }: { keeper: DraftKeeper }) {
  const { news } = keeper
  if (news.kind === 'none') return null
  return (
    <div className="mb-5">
      {news.kind === 'found' && <FoundDraft keeper={keeper} at={news.at} />}
      {news.kind === 'idea' && <OtherIdea keeper={keeper} idea={news.other.draft.idea} />}
      {news.kind === 'elsewhere' && <ChangedElsewhere keeper={keeper} />}
      {news.kind === 'not-kept' && (
        <Notice kind="warning" title="This browser keeps no drafts.">
          Storage is switched off or full. Create the plan before you close this tab.
        </Notice>
      )}
    </div>
  )
}

function FoundDraft({ keeper, at }: { keeper: DraftKeeper; at: string }) {
  const actions = (
    <>
      <Button onClick={keeper.startOver}>Start over</Button>
      <Button onClick={keeper.dismissNews}>Go on with your draft</Button>
    </>
  )
  return (
    <Notice title="Your draft is still here." action={actions}>
      You changed it <Moment at={at} />.
    </Notice>
  )
}

function OtherIdea({ keeper, idea }: { keeper: DraftKeeper; idea: string }) {
  const actions = (
    <>
      <Button onClick={keeper.keepThis}>Start with the new idea</Button>
      <Button onClick={keeper.showOther}>Go on with your draft</Button>
    </>
  )
  return (
    <Notice kind="warning" title="You have a draft of another plan." action={actions}>
      <span className="line-clamp-2">“{idea}”</span>
    </Notice>
  )
}

function ChangedElsewhere({ keeper }: { keeper: DraftKeeper }) {
  const actions = (
    <>
      <Button onClick={keeper.keepThis}>Keep this one</Button>
      <Button onClick={keeper.showOther}>Show the other one</Button>
    </>
  )
  return (
    <Notice kind="warning" title="This draft was changed in another tab." action={actions}>
      What you write here is not kept until you choose one of the two.
    </Notice>
  )
}
