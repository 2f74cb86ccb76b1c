/** A key of the keyboard. */
export function Kbd({ children }: { children: React.ReactNode }) {
  return (
    <kbd className="inline-grid min-w-5 place-items-center rounded-sm border border-line bg-wash px-1 font-sans text-[0.75rem] leading-5 font-medium text-muted">
      {children}
    </kbd>
  )
}
