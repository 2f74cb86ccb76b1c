import { CallToAction } from '~/ui/call-to-action'
import type { BlockOfType } from '../block-schema'
import { useIsInColumn } from './block-contexts'
import { BlockFrame } from './block-frame'
import { LinkPair } from './link-pair'

export function CallToActionBlock({ block }: { block: BlockOfType<'call-to-action'> }) {
  const { title, text, tone, action, secondary } = block
  const links = <LinkPair action={action} secondary={secondary} />
  if (!useIsInColumn()) {
    return (
      <CallToAction title={title} text={text} tone={tone}>
        {links}
      </CallToAction>
    )
  }
  return (
    <BlockFrame title={title} text={text} tone={tone ?? 'wash'}>
      <div className="flex flex-wrap gap-3">{links}</div>
    </BlockFrame>
  )
}
