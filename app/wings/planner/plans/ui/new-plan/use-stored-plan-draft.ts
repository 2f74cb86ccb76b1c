import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { newUuid } from '~/platform/database/new-uuid'
import { showToast } from '~/ui/toaster'
import { createEmptyDraft, isWorthSaving, type PlanDraft } from '../../drafts/plan-draft'
import { draftStorageKey, readStoredDraft, type StoredDraft, tryStoreDraft } from '../../drafts/stored-draft'

/**
 * What the person must know about their draft. `found`: it was here from before. `idea`: there is one, and the address
 * brings another idea, or one was typed already. `elsewhere`: another tab changed it. Of the last two, nothing is kept until one is chosen.
 */
type DraftNotification =
  | { kind: 'none' | 'not-stored' }
  | { kind: 'stored'; at: string }
  | { kind: 'other-idea' | 'other-tab'; other: StoredDraft }

const NO_NOTIFICATION: DraftNotification = { kind: 'none' }

/** The draft of a person, kept in their browser with every change: it survives a reload, a closed tab and a sign-out. */
export function useStoredPlanDraft(userId: string, ideaInAddress: string) {
  const kept = useStoredDraft(userId, ideaInAddress)
  const { draft, notification, current, show, notify, save } = kept
  const { adopt, replace, offerBack } = useOtherDrafts(userId, kept)
  useLoadStoredDraft(userId, kept, adopt)
  useOtherTabs(userId, kept)
  return {
    draft,
    notification: notification,
    change: (part: Partial<PlanDraft>) => {
      show({ ...current.current.draft, ...part })
      save(current.current.draft)
    },
    dismissNotification: () => notify(NO_NOTIFICATION),
    showOtherDraft: () => 'other' in notification && adopt(notification.other, NO_NOTIFICATION),
    keepThisDraft: () => {
      replace(current.current.draft)
      if ('other' in notification) offerBack('This draft was kept.', notification.other.draft)
    },
    startOver: () => {
      const before = current.current.draft
      replace(createEmptyDraft())
      offerBack('Draft cleared.', before)
    },
    /** The plan was created. */
    clear: () => tryStoreDraft(userId, null),
  }
}

export type DraftStore = ReturnType<typeof useStoredPlanDraft>
type StoredDraftState = ReturnType<typeof useStoredDraft>

function useOtherDrafts(userId: string, { current, show, notify, save }: StoredDraftState) {
  /** Shows a draft that is kept already. */
  const adopt = useCallback(
    (other: StoredDraft, then: DraftNotification) => {
      current.current.mark = other.mark
      show(other.draft)
      notify(then)
    },
    [current, show, notify],
  )
  /** Takes the place of whatever is kept. */
  function replace(next: PlanDraft) {
    current.current.mark = readStoredDraft(userId)?.mark
    notify(NO_NOTIFICATION)
    show(next)
    save(next)
  }
  const offerBack = (text: string, before: PlanDraft) =>
    showToast(text, 'success', { label: 'Undo', onClick: () => replace(before) })
  return { adopt, replace, offerBack }
}

// of the document: who comes back to this screen later did not reload it
let isFirstScreen = true

/** Finds the draft from before. Who reloads knows what they were writing; who comes back later is told. */
function useLoadStoredDraft(
  userId: string,
  { current, notify, save }: StoredDraftState,
  adopt: (kept: StoredDraft, then: DraftNotification) => void,
) {
  useEffect(() => {
    const isReload = isFirstScreen && wasReloaded()
    isFirstScreen = false
    const found = readStoredDraft(userId)
    if (!found) return save(current.current.draft)
    const typed = current.current.draft.idea
    if (typed !== '' && typed !== found.draft.idea && !isReload) return notify({ kind: 'other-idea', other: found })
    adopt(found, isReload ? NO_NOTIFICATION : { kind: 'stored', at: found.at })
  }, [userId, current, notify, save, adopt])
}

function wasReloaded() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

function useOtherTabs(userId: string, { current, show, notify }: StoredDraftState) {
  useEffect(() => {
    function hear({ key }: StorageEvent) {
      if (key !== draftStorageKey(userId) && key !== null) return
      const other = readStoredDraft(userId)
      if (other && other.mark !== current.current.mark) notify({ kind: 'other-tab', other })
      // created or cleared over there: what is still here becomes a draft of its own with the next change
      if (!other) show({ ...current.current.draft, id: newUuid() })
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [userId, current, show, notify])
}

/** The draft on the screen, and the one in the browser's storage that other tabs see. */
function useStoredDraft(userId: string, idea: string) {
  const [draft, setDraft] = useState(() => createEmptyDraft(idea))
  const [notification, setNews] = useState<DraftNotification>(NO_NOTIFICATION)
  // what is known at this moment, also inside of one event; `mark` is the last change that this tab made or saw
  const current = useRef({ draft, notification, mark: undefined as string | undefined })
  const actions = useMemo(() => {
    const show = (next: PlanDraft) => {
      current.current.draft = next
      setDraft(next)
    }
    const notify = (next: DraftNotification) => {
      current.current.notification = next
      setNews(next)
    }
    /** Keeps the draft, unless another tab has put something else there since. */
    const save = (next: PlanDraft) => {
      if ('other' in current.current.notification) return
      const other = readStoredDraft(userId)
      if (other && other.mark !== current.current.mark) return notify({ kind: 'other-tab', other })
      current.current.mark = newUuid()
      const kept = { mark: current.current.mark, at: new Date().toISOString(), draft: next }
      if (!tryStoreDraft(userId, isWorthSaving(next) ? kept : null)) notify({ kind: 'not-stored' })
    }
    return { show, notify, save }
  }, [userId])
  return { draft, notification, current, ...actions }
}
