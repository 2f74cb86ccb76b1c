/** Enhances one element whose HTML works already. What it returns undoes that, where React takes the element away again. */
export type Island = (element: HTMLElement) => (() => void) | undefined

/** How the file of each island is fetched, by the name that elements carry as `data-island`. */
export type IslandRegistry = Record<string, () => Promise<{ default: Island }>>

const started = new WeakSet<HTMLElement>()

/** Fetches and starts what the elements within `root` ask for; each once. A name without a file stays plain HTML. */
export function startIslands(root: ParentNode, registry: IslandRegistry) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = registry[element.dataset.island ?? '']
    if (!load || started.has(element)) continue
    started.add(element)
    // without a connection the page stays what it is
    load().then(
      ({ default: enhance }) => enhance(element),
      () => started.delete(element),
    )
  }
}
