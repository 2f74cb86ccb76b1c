import { useRef, useState } from 'react'
import { equal } from '../editing/equal'

/** A field that somebody is writing: as it was when they began, and as it is now. */
export interface Written {
  was: unknown
  value: unknown
}

export type Draft = Record<string, Written>
/** The fields as they are kept. */
export type Kept = ReadonlyMap<string, unknown>

export const isDirty = ({ was, value }: Written) => !equal(was, value)
export const dirtyIn = (draft: Draft) => Object.entries(draft).filter(([, written]) => isDirty(written))

/** What was sent is what the field was from now on; what was typed meanwhile stays typed. */
export function asKept(draft: Draft, sent: [string, Written][]): Draft {
  const values = new Map(sent.map(([name, { value }]) => [name, value]))
  const entries = Object.entries(draft).map(([name, written]) =>
    values.has(name) ? [name, { was: values.get(name), value: written.value }] : [name, written],
  )
  return Object.fromEntries(entries)
}

export type WrittenFields = ReturnType<typeof useWrittenFields>

/** Fields that are being written, above those that are kept. */
export function useWrittenFields(kept: Kept) {
  const [draft, setDraft] = useState<Draft>({})
  const latest = useRef(draft)

  function put(next: Draft) {
    latest.current = next
    setDraft(next)
  }
  function change(name: string, value: unknown) {
    const written = latest.current[name]
    put({ ...latest.current, [name]: { was: written ? written.was : kept.get(name), value } })
  }
  /** What somebody else wrote into a field that is being written here. */
  function theirsOf(name: string) {
    const written = draft[name]
    const theirs = kept.get(name)
    const isOther = written && isDirty(written) && !equal(theirs, written.was) && !equal(theirs, written.value)
    return isOther ? { value: theirs } : undefined
  }
  function takeTheirs(name: string) {
    const { [name]: _, ...others } = latest.current
    put(others)
  }
  /** From now on mine is a change of theirs. */
  function keepMine(name: string) {
    const written = latest.current[name]
    if (written) put({ ...latest.current, [name]: { ...written, was: kept.get(name) } })
  }
  const shownIn = (name: string) => (draft[name] ? draft[name].value : kept.get(name))
  return { draft, latest, put, change, shownIn, theirsOf, takeTheirs, keepMine }
}
