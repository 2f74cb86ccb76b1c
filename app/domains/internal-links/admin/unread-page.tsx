import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'

const LOOK_AGAIN_MS = 1_000

/** A page that came out a moment ago. */
export function UnreadPage({ path, title }: { path: string; title: string }) {
  useFreshWhile(true, LOOK_AGAIN_MS)
  return (
    <>
      <PageHeader title={title} text={path} />
      <Notice title="This page is being read">Its links stand here in a moment.</Notice>
    </>
  )
}
