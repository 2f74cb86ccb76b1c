import { ArrowLeftRight, PenLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { Skeleton } from '~/ui/skeleton'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { contentMapClient } from '../api'
import type { LinkDetails } from '../link-details'
import { LinkOccurrences } from './link-occurrences'
import { PanelFrame } from './panel-frame'
import type { MapSelection } from './use-map-selection'

interface LinkDetailsState {
  key: string
  details?: LinkDetails
  fault?: string
}

interface LinkPanelProps {
  from: { path: string; title: string }
  to: { path: string; title: string }
  isSidebar: boolean
  selection: MapSelection
}

/** Whether one page links to another, in which words, and where that is written. */
export function LinkPanel({ from, to, isSidebar, selection }: LinkPanelProps) {
  const { details, fault } = useLinkDetails(from.path, to.path)
  const editor = details?.editorPath && (
    <ButtonLink to={details.editorPath} icon={PenLine} variant="primary">
      Edit page
    </ButtonLink>
  )
  return (
    <PanelFrame
      title={`From ${from.title || from.path}`}
      description={`to ${to.title || to.path}`}
      isSidebar={isSidebar}
      onClose={selection.chooseNothing}
      footer={
        <>
          {editor}
          <ButtonLink to={selection.addressOfLink(to.path, from.path)} preventScrollReset icon={ArrowLeftRight}>
            Reverse direction
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-5">
        <ul aria-label="Linked pages" className="grid text-dense">
          {[from, to].map(({ path, title }) => (
            <li key={path}>
              <Link
                to={selection.addressOfPage(path)}
                preventScrollReset
                className="link inline-flex min-h-8 items-center break-words pointer-coarse:min-h-11"
              >
                {title || path}
              </Link>
            </li>
          ))}
        </ul>
        {fault && (
          <Notice kind="error" title="Could not load the link">
            {fault}
          </Notice>
        )}
        {!details && !fault && (
          <div role="status" aria-label="Loading link" className="grid gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        )}
        {details && <LinkOccurrences facts={details} />}
      </div>
    </PanelFrame>
  )
}

/** What the server knows of the links between two pages; neither facts nor a fault while it is asked. */
function useLinkDetails(from: string, to: string): Omit<LinkDetailsState, 'key'> {
  const call = contentMapClient.get('/link', { query: { from, to } })
  const key = call.path
  const [known, setKnown] = useState<LinkDetailsState>()
  // whatever has the screen read its data again may have made or taken back the link
  const screen: unknown = useLoaderData()
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that were read again are another question
  useEffect(() => {
    const leaving = new AbortController()
    callApi({ ...call, signal: leaving.signal }).then(
      (reply) => setKnown(reply.ok ? { key, details: reply.body } : { key, fault: reply.message }),
      () => {}, // whoever asked has left
    )
    return () => leaving.abort()
  }, [key, screen])
  return known?.key === key ? known : {}
}
