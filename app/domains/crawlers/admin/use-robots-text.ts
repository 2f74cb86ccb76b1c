import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { putBasedOn } from '~/platform/put-based-on'
import { showToast } from '~/ui/toasts'
import { defaultRobots } from '../robots'
import { crawlersPath } from './paths'

/** A robots.txt as it is stored; null is the site's own. */
type Stored = string | null

type Answer = { before: Stored; text: Stored } | { warning: string }

interface Wanted {
  text: Stored
  basedOn: Stored
  isConfirmed?: boolean
  /** Said when it is done. */
  done: string
}

const SAVED = 'Saved. Crawlers are told so from now on.'
const RESET = 'The site’s own robots.txt is in use again.'

/** What the server said to the last try, where that was no yes. */
interface Refused {
  error?: string
  warned?: { wanted: Wanted; warning: string }
  theirs?: { text: Stored }
}

/** robots.txt while somebody writes it: what is typed, what stands in its way, and what was stored meanwhile. */
export function useRobotsText(stored: Stored) {
  const [base, setBase] = useState(stored)
  const [text, setText] = useState(shown(stored))
  const [{ error, warned, theirs }, setRefused] = useState<Refused>({})
  const [isSaving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()

  function take(newest: Stored) {
    setBase(newest)
    setText(shown(newest))
    setRefused({})
  }

  async function send(wanted: Wanted) {
    const { done, ...json } = { isConfirmed: false, ...wanted }
    setSaving(true)
    const reply = await putBasedOn<Answer, Stored>(`${crawlersPath}/robots`, json)
    setSaving(false)
    if (!reply.ok)
      return reply.fields?.text ? setRefused({ error: reply.fields.text }) : showToast(reply.message, 'error')
    if ('warning' in reply.body) return setRefused({ warned: { wanted, warning: reply.body.warning } })
    if ('current' in reply.body) return setRefused({ theirs: { text: reply.body.current } })
    const { before, text: now } = reply.body
    take(now)
    const back = { text: before, basedOn: now, isConfirmed: true, done: 'Back as it was.' }
    showToast(done, 'success', done === back.done ? undefined : { label: 'Undo', run: () => void send(back) })
    await revalidate()
  }

  return {
    text,
    error,
    isSaving,
    theirs,
    warning: warned?.warning,
    isOwn: base === null,
    isUnsaved: text !== shown(base),
    change: setText,
    save: () => void send({ text, basedOn: base, done: SAVED }),
    reset: () => void send({ text: null, basedOn: base, done: RESET }),
    confirm: () => warned && void send({ ...warned.wanted, isConfirmed: true }),
    refrain: () => setRefused({}),
    /** Writes over what somebody else has saved meanwhile. */
    keepMine: () => theirs && void send({ text, basedOn: theirs.text, done: SAVED }),
    takeTheirs: () => theirs && take(theirs.text),
  }
}

export type RobotsWriting = ReturnType<typeof useRobotsText>

const shown = (stored: Stored) => stored ?? defaultRobots
