/** Marks in a table of contents the section that is being read: the last whose heading has passed the upper third. */
export default function contents(list: HTMLElement) {
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of list.querySelectorAll('a')) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    if (heading) links.set(heading, link)
  }
  const passed = new Set<Element>()
  function mark(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target)
    const current = [...links.keys()].findLast((heading) => passed.has(heading))
    for (const [heading, link] of links) link.ariaCurrent = heading === current ? 'location' : null
  }
  // everything above that line intersects, however far somebody jumps
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -65%' })
  for (const heading of links.keys()) observer.observe(heading)
  return () => observer.disconnect()
}
