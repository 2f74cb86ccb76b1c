import { useMemo, useRef, useState } from 'react'
import { newId } from '~/platform/new-id'
import { type Draft, emptyDraft, isWorthKeeping } from '../draft'
import { type KeptDraft, keepDraft, readKeptDraft } from '../kept-draft'

/**
 * What the person must know about their draft. `found`: it was here from before. `idea`: there is one, and the address
 * brings another idea, or one was typed already. `elsewhere`: another tab changed it. Of the last two, nothing is kept until one is chosen.
 */
export type DraftNews =
  | { kind: 'none' | 'not-kept' }
  | { kind: 'found'; at: string }
  | { kind: 'idea' | 'elsewhere'; other: KeptDraft }

export const NO_NEWS: DraftNews = { kind: 'none' }

/** The draft on the screen, and the one in the browser's storage that other tabs see. */
export function useKeptDraft(userId: string, idea: string) {
  const [draft, setDraft] = useState(() => emptyDraft(idea))
  const [news, setNews] = useState<DraftNews>(NO_NEWS)
  // what is known at this moment, also inside of one event; `mark` is the last change that this tab made or saw
  const now = useRef({ draft, news, mark: undefined as string | undefined })
  const deeds = useMemo(() => {
    const show = (next: Draft) => {
      now.current.draft = next
      setDraft(next)
    }
    const tell = (next: DraftNews) => {
      now.current.news = next
      setNews(next)
    }
    /** Keeps the draft, unless another tab has put something else there since. */
    const keep = (next: Draft) => {
      if ('other' in now.current.news) return
      const other = readKeptDraft(userId)
      if (other && other.mark !== now.current.mark) return tell({ kind: 'elsewhere', other })
      now.current.mark = newId()
      const kept = { mark: now.current.mark, at: new Date().toISOString(), draft: next }
      if (!keepDraft(userId, isWorthKeeping(next) ? kept : null)) tell({ kind: 'not-kept' })
    }
    return { show, tell, keep }
  }, [userId])
  return { draft, news, now, ...deeds }
}
