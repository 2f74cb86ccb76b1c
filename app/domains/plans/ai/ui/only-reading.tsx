import { Notice } from '~/ui/workspace/notice'

export function OnlyReading() {
  return (
    <div className="max-w-2xl">
      <Notice title="You can read this plan, but not change it.">Ask its owner to make you an editor.</Notice>
    </div>
  )
}
