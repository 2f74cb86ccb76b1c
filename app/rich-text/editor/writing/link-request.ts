/** Lets keys, menus and toolbars ask for the panel in which a link is made. */
export class LinkRequest {
  #listeners = new Set<() => void>()

  ask = () => {
    for (const listener of this.#listeners) listener()
  }

  listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
