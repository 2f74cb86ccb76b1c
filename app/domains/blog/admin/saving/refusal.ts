import type { PostContent } from '../../post-content'

/** What the server did not take, by field, although it may have taken the rest. */
export interface Refusal {
  fieldErrors: Record<string, string>
  sent: PostContent
}

/** What is still to be said of it: a field that was changed since is not wrong any more. */
export function stillTrue({ fieldErrors, sent }: Refusal, content: PostContent) {
  const isSame = (name: string) => sent[name as keyof PostContent] === content[name as keyof PostContent]
  return Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => isSame(name)))
}
