import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { putIfUnchanged } from '~/platform/http/put-if-unchanged'
import { showToast } from '~/ui/toaster'
import { crawlersClient } from '../api'
import { DEFAULT_ROBOTS_TXT } from '../robots'

/** A robots.txt as it is stored; null is the site's own. */
type StoredRobotsText = string | null

interface SaveRobotsRequest {
  text: StoredRobotsText
  basedOn: StoredRobotsText
  isConfirmed?: boolean
  /** Said when it is done. */
  successMessage: string
}

const SAVED = 'robots.txt saved.'
const RESET = 'robots.txt reset to default.'

/** What the server said to the last try, where that was no yes. */
interface SaveRobotsFailure {
  error?: string
  pendingConfirmation?: { wanted: SaveRobotsRequest; warning: string }
  theirs?: { text: StoredRobotsText }
}

/** robots.txt while somebody writes it: what is typed, what stands in its way, and what was stored meanwhile. */
export function useRobotsForm(stored: StoredRobotsText) {
  const [base, setBase] = useState(stored)
  const [text, setText] = useState(shown(stored))
  const [{ error, pendingConfirmation, theirs }, setRefused] = useState<SaveRobotsFailure>({})
  const [isSaving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()

  function take(newest: StoredRobotsText) {
    setBase(newest)
    setText(shown(newest))
    setRefused({})
  }

  async function send(wanted: SaveRobotsRequest) {
    const { successMessage, ...json } = { isConfirmed: false, ...wanted }
    setSaving(true)
    const reply = await putIfUnchanged(crawlersClient.put('/robots', { json }))
    setSaving(false)
    if (!reply.ok)
      return reply.fields?.text ? setRefused({ error: reply.fields.text }) : showToast(reply.message, 'error')
    if ('warning' in reply.body) return setRefused({ pendingConfirmation: { wanted, warning: reply.body.warning } })
    if ('current' in reply.body) return setRefused({ theirs: { text: reply.body.current } })
    const { before, text: now } = reply.body
    take(now)
    const back = { text: before, basedOn: now, isConfirmed: true, successMessage: 'Undone.' }
    showToast(
      successMessage,
      'success',
      successMessage === back.successMessage ? undefined : { label: 'Undo', onClick: () => void send(back) },
    )
    await revalidate()
  }

  return {
    text,
    error,
    isSaving,
    theirs,
    warning: pendingConfirmation?.warning,
    isOwn: base === null,
    isUnsaved: text !== shown(base),
    change: setText,
    save: () => void send({ text, basedOn: base, successMessage: SAVED }),
    reset: () => void send({ text: null, basedOn: base, successMessage: RESET }),
    confirm: () => pendingConfirmation && void send({ ...pendingConfirmation.wanted, isConfirmed: true }),
    refrain: () => setRefused({}),
    /** Writes over what somebody else has saved meanwhile. */
    keepMine: () => theirs && void send({ text, basedOn: theirs.text, successMessage: SAVED }),
    takeTheirs: () => theirs && take(theirs.text),
  }
}

export type RobotsFormState = ReturnType<typeof useRobotsForm>

const shown = (stored: StoredRobotsText) => stored ?? DEFAULT_ROBOTS_TXT
