import { Notice } from '~/ui/workspace/notice'

/** Says to a reader of a plan why nothing can be changed here. */
export function ReadOnlyNotice() {
  return <Notice title="You can read this plan, but not change it.">Ask its owner to make you an editor.</Notice>
}
