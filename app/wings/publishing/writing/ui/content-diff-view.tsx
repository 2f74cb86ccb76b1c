import { useMemo } from 'react'
import { TextDiff } from '~/ui/workspace/text-diff'
import type { EntryContent } from '../entry'
import { useEntryEditor } from '../entry-editor-context'
import { toComparableBlocks } from './comparable-blocks'

/** What has changed from one content to another. */
export function ContentDiffView({ before, after }: { before: EntryContent; after: EntryContent }) {
  const { config } = useEntryEditor()
  const blocks = useMemo(
    () => [toComparableBlocks(config, before), toComparableBlocks(config, after)] as const,
    [config, before, after],
  )
  return <TextDiff before={blocks[0]} after={blocks[1]} />
}
