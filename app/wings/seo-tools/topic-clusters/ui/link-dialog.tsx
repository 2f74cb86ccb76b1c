import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type ApiResult, callApi } from '~/platform/http/api-client'
import { CopyButton } from '~/ui/copy-button'
import { ButtonLink } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import type { LinkSuggestionResult } from '~/wings/seo-tools/internal-links/link-suggestion.queries.server'
import { SuggestedLink } from '~/wings/seo-tools/internal-links/suggested-link'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import { topicClustersClient } from '../api'
import type { ClusterPage } from '../cluster'

interface MissingLink {
  from: ClusterPage
  to: ClusterPage
}

interface LinkDialogProps {
  /** Undefined: closed. */
  link: MissingLink | undefined
  onClose: () => void
}

/** A link that is missing, with the sentence that could carry it. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  return (
    <Dialog
      title="Missing link"
      description={link && `From “${link.from.title}” to “${link.to.title}”.`}
      open={link !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {link && <LinkProposal key={`${link.from.id} ${link.to.id}`} link={link} onDone={onClose} />}
    </Dialog>
  )
}

function LinkProposal({ link, onDone }: { link: MissingLink; onDone: () => void }) {
  const reply = useLinkSuggestion(link.from.id, link.to.id)
  if (reply && !reply.ok) return <Notice kind="error" title={reply.message} />
  if (!reply || 'building' in reply.body) return <IndexingNotice progress={reply?.body} />
  const { suggestion, isLinked } = reply.body
  if (suggestion) return <SuggestedLink suggestion={suggestion} onAccepted={onDone} />
  if (isLinked) {
    return <Notice title="Link added.">It appears here once the page is indexed.</Notice>
  }
  return <NoSentence link={link} />
}

function IndexingNotice({ progress }: { progress: LinkSuggestionResult | undefined }) {
  const { done, total } = progress && 'building' in progress ? progress.building : { done: 0, total: 0 }
  return (
    <div role="status" className="grid gap-3 py-4">
      <p className="font-semibold">Indexing pages</p>
      <ProgressBar label="Indexing pages" value={total > 0 ? done / total : undefined} />
    </div>
  )
}

function NoSentence({ link: { from, to } }: { link: MissingLink }) {
  return (
    <div className="grid gap-4 text-dense">
      <p>
        No sentence in “{from.title}” mentions “{to.title}”. Add one in the editor and link to this URL:
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <code className="rounded-md bg-wash px-2 py-1 text-dense break-all">{to.path}</code>
        <CopyButton text={to.path} itemName="URL" />
      </p>
      <ButtonLink icon={Pencil} variant="primary" to={editorPath(from.kind, from.id)} className="justify-self-end">
        Edit page
      </ButtonLink>
    </div>
  )
}

const REFETCH_MS = 700

/** Asks for the sentence, again while all pages are being read. Undefined: the first answer is on its way. */
function useLinkSuggestion(from: string, to: string) {
  const [reply, setReply] = useState<ApiResult<LinkSuggestionResult>>()
  useEffect(() => {
    const asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () =>
      callApi(topicClustersClient.get('/link-suggestion', { query: { from, to }, signal: asking.signal })).then(
        (found) => {
          setReply(found)
          if (found.ok && 'building' in found.body) timer = setTimeout(ask, REFETCH_MS)
        },
        () => {},
      )
    void ask()
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [from, to])
  return reply
}
