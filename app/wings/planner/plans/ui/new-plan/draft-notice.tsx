import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { DraftStore } from './use-plan-draft'

/** What the person must know about their draft before they go on. */
export function DraftNotice({ draftStore }: { draftStore: DraftStore }) {
  const { news } = draftStore
  if (news.kind === 'none') return null
  return (
    <div className="mb-5">
      {news.kind === 'found' && <StoredDraftNotice draftStore={draftStore} at={news.at} />}
      {news.kind === 'idea' && <OtherIdeaNotice draftStore={draftStore} idea={news.other.draft.idea} />}
      {news.kind === 'elsewhere' && <ChangedInOtherTabNotice draftStore={draftStore} />}
      {news.kind === 'not-kept' && (
        <Notice kind="warning" title="This browser keeps no drafts.">
          Storage is switched off or full. Create the plan before you close this tab.
        </Notice>
      )}
    </div>
  )
}

function StoredDraftNotice({ draftStore, at }: { draftStore: DraftStore; at: string }) {
  const actions = (
    <>
      <Button onClick={draftStore.startOver}>Start over</Button>
      <Button onClick={draftStore.dismissNews}>Go on with your draft</Button>
    </>
  )
  return (
    <Notice title="Your draft is still here." action={actions}>
      You changed it <RelativeTime at={at} />.
    </Notice>
  )
}

function OtherIdeaNotice({ draftStore, idea }: { draftStore: DraftStore; idea: string }) {
  const actions = (
    <>
      <Button onClick={draftStore.keepThis}>Start with the new idea</Button>
      <Button onClick={draftStore.showOther}>Go on with your draft</Button>
    </>
  )
  return (
    <Notice kind="warning" title="You have a draft of another plan." action={actions}>
      <span className="line-clamp-2">“{idea}”</span>
    </Notice>
  )
}

function ChangedInOtherTabNotice({ draftStore }: { draftStore: DraftStore }) {
  const actions = (
    <>
      <Button onClick={draftStore.keepThis}>Keep this one</Button>
      <Button onClick={draftStore.showOther}>Show the other one</Button>
    </>
  )
  return (
    <Notice kind="warning" title="This draft was changed in another tab." action={actions}>
      What you write here is not kept until you choose one of the two.
    </Notice>
  )
}
