import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { newUuid } from '~/platform/database/new-uuid'
import { showToast } from '~/ui/toaster'
import { createEmptyDraft, isWorthSaving, type PlanDraft } from '../../drafts/plan-draft'
import { draftStorageKey, readStoredDraft, type StoredDraft, storeDraft } from '../../drafts/stored-draft'

/**
 * What the person must know about their draft. `found`: it was here from before. `idea`: there is one, and the address
 * brings another idea, or one was typed already. `elsewhere`: another tab changed it. Of the last two, nothing is kept until one is chosen.
 */
type DraftNotification =
  | { kind: 'none' | 'not-kept' }
  | { kind: 'found'; at: string }
  | { kind: 'idea' | 'elsewhere'; other: StoredDraft }

const NO_NOTIFICATION: DraftNotification = { kind: 'none' }

/** The draft of a person, kept in their browser with every change: it survives a reload, a closed tab and a sign-out. */
export function usePlanDraft(userId: string, ideaInAddress: string) {
  const kept = useStoredDraft(userId, ideaInAddress)
  const { draft, news, now, show, tell, keep } = kept
  const { adopt, replace, offerBack } = useOtherDrafts(userId, kept)
  useLoadStoredDraft(userId, kept, adopt)
  useOtherTabs(userId, kept)
  return {
    draft,
    news,
    change: (part: Partial<PlanDraft>) => {
      show({ ...now.current.draft, ...part })
      keep(now.current.draft)
    },
    dismissNews: () => tell(NO_NOTIFICATION),
    showOther: () => 'other' in news && adopt(news.other, NO_NOTIFICATION),
    keepThis: () => {
      replace(now.current.draft)
      if ('other' in news) offerBack('This draft was kept.', news.other.draft)
    },
    startOver: () => {
      const before = now.current.draft
      replace(createEmptyDraft())
      offerBack('Draft cleared.', before)
    },
    /** The plan was created. */
    forget: () => storeDraft(userId, null),
  }
}

export type DraftStore = ReturnType<typeof usePlanDraft>
type StoredDraftState = ReturnType<typeof useStoredDraft>

function useOtherDrafts(userId: string, { now, show, tell, keep }: StoredDraftState) {
  /** Shows a draft that is kept already. */
  const adopt = useCallback(
    (other: StoredDraft, then: DraftNotification) => {
      now.current.mark = other.mark
      show(other.draft)
      tell(then)
    },
    [now, show, tell],
  )
  /** Takes the place of whatever is kept. */
  function replace(next: PlanDraft) {
    now.current.mark = readStoredDraft(userId)?.mark
    tell(NO_NOTIFICATION)
    show(next)
    keep(next)
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
  { now, tell, keep }: StoredDraftState,
  adopt: (kept: StoredDraft, then: DraftNotification) => void,
) {
  useEffect(() => {
    const isReload = isFirstScreen && wasReloaded()
    isFirstScreen = false
    const found = readStoredDraft(userId)
    if (!found) return keep(now.current.draft)
    const typed = now.current.draft.idea
    if (typed !== '' && typed !== found.draft.idea && !isReload) return tell({ kind: 'idea', other: found })
    adopt(found, isReload ? NO_NOTIFICATION : { kind: 'found', at: found.at })
  }, [userId, now, tell, keep, adopt])
}

function wasReloaded() {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

function useOtherTabs(userId: string, { now, show, tell }: StoredDraftState) {
  useEffect(() => {
    function hear({ key }: StorageEvent) {
      if (key !== draftStorageKey(userId) && key !== null) return
      const other = readStoredDraft(userId)
      if (other && other.mark !== now.current.mark) tell({ kind: 'elsewhere', other })
      // created or cleared over there: what is still here becomes a draft of its own with the next change
      if (!other) show({ ...now.current.draft, id: newUuid() })
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [userId, now, show, tell])
}

/** The draft on the screen, and the one in the browser's storage that other tabs see. */
function useStoredDraft(userId: string, idea: string) {
  const [draft, setDraft] = useState(() => createEmptyDraft(idea))
  const [news, setNews] = useState<DraftNotification>(NO_NOTIFICATION)
  // what is known at this moment, also inside of one event; `mark` is the last change that this tab made or saw
  const now = useRef({ draft, news, mark: undefined as string | undefined })
  const deeds = useMemo(() => {
    const show = (next: PlanDraft) => {
      now.current.draft = next
      setDraft(next)
    }
    const tell = (next: DraftNotification) => {
      now.current.news = next
      setNews(next)
    }
    /** Keeps the draft, unless another tab has put something else there since. */
    const keep = (next: PlanDraft) => {
      if ('other' in now.current.news) return
      const other = readStoredDraft(userId)
      if (other && other.mark !== now.current.mark) return tell({ kind: 'elsewhere', other })
      now.current.mark = newUuid()
      const kept = { mark: now.current.mark, at: new Date().toISOString(), draft: next }
      if (!storeDraft(userId, isWorthSaving(next) ? kept : null)) tell({ kind: 'not-kept' })
    }
    return { show, tell, keep }
  }, [userId])
  return { draft, news, now, ...deeds }
}
