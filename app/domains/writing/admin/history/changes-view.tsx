import { useMemo } from 'react'
import { TextDiff } from '~/ui/workspace/changes-list'
import type { EntryContent } from '../../piece'
import { useEntryEditor } from '../../screen-context'
import { toComparableBlocks } from './blocks-of'

/** What has changed from one content to another. */
export function ChangesView({ before, after }: { before: EntryContent; after: EntryContent }) {
  const { config: kind } = useEntryEditor()
  const blocks = useMemo(
    () => [toComparableBlocks(kind, before), toComparableBlocks(kind, after)] as const,
    [kind, before, after],
  )
  return <TextDiff before={blocks[0]} after={blocks[1]} />
}
