import { Notice } from '~/ui/workspace/notice'

/** Says to a reader of a plan why nothing can be changed here. */
export function ReadOnlyNotice() {
  return <Notice title="You can view this plan but not edit it.">Ask the owner for edit access.</Notice>
}
