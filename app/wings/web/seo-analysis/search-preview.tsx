import { useState } from 'react'
import {
  DESCRIPTION_FONT,
  MAX_DESCRIPTION_PX,
  MAX_MOBILE_DESCRIPTION_PX,
  MAX_TITLE_PX,
  TITLE_FONT,
  usePixelWidth,
} from './use-pixel-width'

interface SearchPreviewProps {
  brandName: string
  result: { title: string; description: string; host: string; path: string }
}

/** A page as a search result, cut where one is cut. */
export function SearchPreview({ brandName, result }: SearchPreviewProps) {
  const [isMobile, setMobile] = useState(false)
  const title = useTruncated(result.title, TITLE_FONT, MAX_TITLE_PX)
  const description = useTruncated(
    result.description,
    DESCRIPTION_FONT,
    isMobile ? MAX_MOBILE_DESCRIPTION_PX : MAX_DESCRIPTION_PX,
  )
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-center justify-between text-dense font-semibold">
        Search preview
        <span className="flex rounded-md border border-line p-0.5">
          <WidthButton isOn={!isMobile} onPress={() => setMobile(false)}>
            Desktop
          </WidthButton>
          <WidthButton isOn={isMobile} onPress={() => setMobile(true)}>
            Mobile
          </WidthButton>
        </span>
      </figcaption>
      <div
        className={`grid gap-1 rounded-md border border-line bg-surface p-3 font-[Arial,sans-serif] ${isMobile ? 'max-w-72' : ''}`}
      >
        <p className="text-[0.8125rem] leading-tight">{brandName}</p>
        <p className="truncate text-[0.75rem] leading-tight text-muted">
          {[result.host, ...result.path.split('/').filter(Boolean)].join(' › ')}
        </p>
        <p className="text-[1.125rem] leading-snug break-words text-accent">{title}</p>
        <p className="text-[0.8125rem] leading-snug break-words text-muted">
          {description || 'Add a meta description, or search engines will use text from the page.'}
        </p>
      </div>
    </figure>
  )
}

function WidthButton({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-7 rounded-sm px-2 font-medium text-muted aria-pressed:bg-accent-tint aria-pressed:text-ink pointer-coarse:min-h-11"
    >
      {children}
    </button>
  )
}

/** The text, ended with an ellipsis where it becomes wider than `limit` pixels. */
function useTruncated(text: string, font: string, limit: number) {
  const width = usePixelWidth(text, font)
  if (width <= limit) return text
  const kept = text.slice(0, Math.floor((text.length * limit) / width) - 2)
  return `${kept.replace(/(?<!\s)\s+\S*$/, '')} …`
}
