import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { DraftStore } from './use-stored-plan-draft'

/** What the person must know about their draft before they go on. */
export function DraftNotice({ draftStore }: { draftStore: DraftStore }) {
  const { notification } = draftStore
  if (notification.kind === 'none') return null
  return (
    <div className="mb-5">
      {notification.kind === 'stored' && <StoredDraftNotice draftStore={draftStore} at={notification.at} />}
      {notification.kind === 'other-idea' && (
        <OtherIdeaNotice draftStore={draftStore} idea={notification.other.draft.idea} />
      )}
      {notification.kind === 'other-tab' && <ChangedInOtherTabNotice draftStore={draftStore} />}
      {notification.kind === 'not-stored' && (
        <Notice kind="warning" title="Drafts cannot be saved in this browser.">
          Browser storage is disabled or full. Create the plan before you close this tab.
        </Notice>
      )}
    </div>
  )
}

function StoredDraftNotice({ draftStore, at }: { draftStore: DraftStore; at: string }) {
  const actions = (
    <>
      <Button onClick={draftStore.startOver}>Start over</Button>
      <Button onClick={draftStore.dismissNotification}>Continue draft</Button>
    </>
  )
  return (
    <Notice title="You have an unfinished draft." action={actions}>
      Last edited <RelativeTime at={at} />.
    </Notice>
  )
}

function OtherIdeaNotice({ draftStore, idea }: { draftStore: DraftStore; idea: string }) {
  const actions = (
    <>
      <Button onClick={draftStore.keepThisDraft}>Use new idea</Button>
      <Button onClick={draftStore.showOtherDraft}>Continue draft</Button>
    </>
  )
  return (
    <Notice kind="warning" title="You have a draft for another plan." action={actions}>
      <span className="line-clamp-2">“{idea}”</span>
    </Notice>
  )
}

function ChangedInOtherTabNotice({ draftStore }: { draftStore: DraftStore }) {
  const actions = (
    <>
      <Button onClick={draftStore.keepThisDraft}>Keep this draft</Button>
      <Button onClick={draftStore.showOtherDraft}>Use other draft</Button>
    </>
  )
  return (
    <Notice kind="warning" title="This draft was changed in another tab." action={actions}>
      Your changes are not saved until you choose a draft.
    </Notice>
  )
}
