/** Covers the page while the next one is on its way. */
export function LoadingScreen() {
  return (
    <div role="status" aria-label="Loading" className="fixed inset-0 z-50 grid place-items-center bg-paper/85">
      <div className="grid justify-items-center gap-4">
        <span
          aria-hidden="true"
          className="size-10 animate-spin rounded-full border-4 border-line border-t-accent forced-colors:border-t-[Highlight]"
        />
        Loading
      </div>
    </div>
  )
}
