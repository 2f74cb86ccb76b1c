const last = new Map<string, Promise<unknown>>()

/**
 * Does what concerns one thing, named by `of`, one after the other in the order in which it was asked for, whether or not
 * the one before failed. Requests that are on their way together arrive, and are carried out, in any order.
 */
export function serializeByKey<Result>(of: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(of)
  const done = before ? before.then(work) : work()
  const end = done.then(
    () => {},
    () => {},
  )
  last.set(of, end)
  void end.then(() => last.get(of) === end && last.delete(of))
  return done
}
