/** A text as it is in one version, block by block, in a box that scrolls. */
export function VersionPreview({ title, blocks }: { title: string; blocks: string[] }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h3 className="text-dense font-semibold break-words">{title}</h3>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="grid max-h-64 content-start gap-2 overflow-y-auto rounded-md border border-line bg-surface p-3 text-dense break-words"
      >
        {blocks.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <p key={at} className="whitespace-pre-wrap">
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}
