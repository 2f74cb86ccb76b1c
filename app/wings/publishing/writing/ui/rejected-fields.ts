/** What the server did not take, by field, although it may have taken the rest. */
export interface RejectedFields<Content> {
  fieldErrors: Record<string, string>
  submitted: Content
}

/** What is still to be said of it: a field that was changed since is not wrong any more. */
export function currentFieldErrors<Content>({ fieldErrors, submitted }: RejectedFields<Content>, content: Content) {
  const isSame = (name: string) => submitted[name as keyof Content] === content[name as keyof Content]
  return Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => isSame(name)))
}
