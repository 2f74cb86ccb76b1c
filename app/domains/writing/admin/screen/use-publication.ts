import { useState } from 'react'
import { CallFault, call } from '~/platform/autosave/calls'
import { showToast } from '~/ui/toasts'
import type { PieceContent } from '../../piece'
import type { ScreenKind } from '../../screen-kind'
import { type Refusal, stillTrue } from '../saving/refusal'
import type { Writing } from '../saving/use-writing'
import { momentInWords, type PublicState } from './public-state'

interface Published {
  revision: number
  publishedAt: string
  slug: string
  warnings?: Record<string, string>
}

const NOT_SAVED = 'It could not be saved, so it was not published. What you typed is kept on this device.'
const UNREACHABLE = 'The site does not answer. Nothing was published; try again.'

/** Publishing, scheduling and withdrawing: always of what is on the screen, which is saved first. */
export function usePublication(
  { kind, path }: { kind: Pick<ScreenKind, 'audience'>; path: string },
  writing: Writing,
  setPublicState: (change: Partial<PublicState>) => void,
) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal<PieceContent>>()

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      if (error instanceof CallFault) setRefusal({ fieldErrors: error.fields, sent: writing.latest().content })
      showToast(error instanceof CallFault ? sentenceOf(error) : UNREACHABLE, 'error')
      if (error instanceof CallFault && error.current) writing.tell({ type: 'conflicted', current: error.current })
    } finally {
      setBusy(false)
    }
  }

  function publish(at?: Date) {
    return attempt(async () => {
      if (!(await writing.flush())) return showToast(NOT_SAVED, 'error')
      const { revision: basedOn, fieldErrors } = writing.latest()
      if (basedOn === 0) return showToast('There is nothing to publish yet.', 'error')
      // the server has kept an earlier state of these: not what is on the screen
      if (Object.keys(fieldErrors).length > 0) throw new CallFault('', 422, fieldErrors)
      const body = { basedOn, ...(at && { at: at.toISOString() }) }
      const published = await call<Published>(`${path}/publication`, { method: 'POST', body })
      const { publishedAt, revision, slug, warnings } = published
      setPublicState({ publishedAt, publicRevision: revision, publicSlug: slug })
      sayPublished(new Date(publishedAt), kind.audience, (isLater) => void withdraw(isLater))
      if (warnings?.blocks) showToast(warnings.blocks, 'error')
    })
  }

  function withdraw(wasScheduled = false) {
    return attempt(async () => {
      await call(`${path}/publication`, { method: 'DELETE' })
      setPublicState({ publishedAt: null })
      showToast(
        wasScheduled ? 'Not scheduled any more. It stays a draft.' : `Withdrawn. ${kind.audience} no longer see it.`,
      )
    })
  }

  const fields: Record<string, string> = refusal ? stillTrue(refusal, writing.content) : {}
  return { publish, withdraw, isBusy, fields }
}

function sayPublished(publishedAt: Date, audience: string, withdraw: (wasScheduled: boolean) => void) {
  const isLater = publishedAt > new Date()
  const text = isLater
    ? `Goes public on ${momentInWords(publishedAt)} (your time).`
    : `Published. ${audience} see it now.`
  showToast(text, 'success', { label: isLater ? 'Do not publish' : 'Withdraw', run: () => withdraw(isLater) })
}

function sentenceOf({ message, fields }: CallFault) {
  return Object.values(fields)[0] ?? (message || UNREACHABLE)
}
