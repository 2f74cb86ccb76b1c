let observer: IntersectionObserver | undefined

/**
 * Has each lazy picture within `root` fetched at the latest when a tenth of it is 50 px before the window. Browsers begin
 * sooner by themselves, before printing and without scripts too.
 */
export function loadPicturesInTime(root: ParentNode) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        ;(target as HTMLImageElement).loading = 'eager'
        observer?.unobserve(target)
      }
    },
    { threshold: 0.1, rootMargin: '50px' },
  )
  for (const picture of root.querySelectorAll('img[loading="lazy"]')) observer.observe(picture)
}
